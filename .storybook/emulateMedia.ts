/** A media type or feature that can be emulated in any browser. */
interface EmulatedMedia {
  /** Conditions to make true. */
  matches: RegExp;
  /** Conditions to make false. */
  mismatches?: RegExp;
  /** Rules that the browser would add by itself. */
  rules: string;
  /** Runs again whenever widgets may have changed. @returns A function that undoes it. */
  onChange?: () => () => void;
}

const page = ':is(#storybook-root, .sb-story, [id^="story--"])';

const backgroundMark = 'data-forced-ground';

/** Marks elements with a background: forced colours change it, and leave transparent ones transparent. */
function markBackgrounds(): () => void {
  for (const element of document.querySelectorAll(`${page}, ${page} *`)) {
    if (element.hasAttribute(backgroundMark) || element instanceof SVGElement) continue;
    if (!/^(?:transparent|rgba\(.*, 0\))$/.test(getComputedStyle(element).backgroundColor))
      element.setAttribute(backgroundMark, '');
  }
  return () => {
    for (const element of document.querySelectorAll(`[${backgroundMark}]`))
      element.removeAttribute(backgroundMark);
  };
}

/**
 * Forced colours as far as a page can emulate them: the site's own rules for them apply, and everything else gets the few
 * colours of a Windows contrast theme. Browsers force colours only if the system or the developer tools ask for it.
 *
 * Reason for `!important` in each rule: real forced colours override every rule of a page, whatever its specificity, and a
 * style sheet has no other way to do that. The rules apply only while the toolbar shows forced colours.
 */
const forcedColors: EmulatedMedia = {
  matches: /\(forced-colors: ?active\)/g,
  mismatches: /\(forced-colors: ?none\)/g,
  rules: `
body, ${page}, [${backgroundMark}] { background-color: #000 !important; }
${page}, ${page} *, ${page} *::before, ${page} *::after {
  color: #fff !important; border-color: #fff !important; outline-color: #d6b4fd !important;
  box-shadow: none !important; text-shadow: none !important;
}
${page} :not(svg, svg *) { background-image: none !important; }
${page} :is(a, a *) { color: #ffff00 !important; }
${page} :is(button, [role="button"], summary), ${page} :is(button, [role="button"], summary) * { color: #fff !important; }
${page} :is([disabled], [aria-disabled="true"]) { color: #3ff23f !important; border-color: #3ff23f !important; }`,
  onChange: markBackgrounds,
};

/** Print: rules for screens are disabled, rules for print enabled. */
const print: EmulatedMedia = { matches: /\bprint\b/g, mismatches: /\bscreen\b/g, rules: '' };

const schemeConditions = {
  light: /\(prefers-color-scheme: ?light\)/g,
  dark: /\(prefers-color-scheme: ?dark\)/g,
};

/** The colour schemes, independent of the system's. */
const light: EmulatedMedia = {
  matches: schemeConditions.light,
  mismatches: schemeConditions.dark,
  rules: '',
};
const dark: EmulatedMedia = { matches: schemeConditions.dark, mismatches: schemeConditions.light, rules: '' };

/** Media that the toolbar can emulate. */
export const media: Readonly<Record<string, EmulatedMedia>> = { forcedColors, print, light, dark };

const never = '(max-width: 0px)';

/** Replacement for a condition that is true: a media type or a feature. */
const always = (condition: string) => (condition.startsWith('(') ? '(min-width: 0px)' : 'all');

function mediaRules(list: CSSRuleList): CSSMediaRule[] {
  return [...list].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...('cssRules' in rule ? mediaRules(rule.cssRules as CSSRuleList) : []),
  ]);
}

/**
 * Makes the page's rules for these media apply.
 * @param kinds Names of {@link media}; others are ignored.
 * @returns A function that undoes it.
 */
export function emulateMedia(...kinds: readonly unknown[]): () => void {
  const emulated = kinds.flatMap((kind) => (typeof kind === 'string' ? (media[kind] ?? []) : []));
  if (emulated.length === 0) return () => undefined;
  const before = new Map<CSSMediaRule, string>();
  let undo: (() => void)[] = [];
  const apply = () => {
    for (const rule of [...document.styleSheets].flatMap((sheet) => mediaRules(sheet.cssRules))) {
      if (before.has(rule)) continue;
      const text = rule.media.mediaText;
      const next = emulated.reduce(
        (query, { matches, mismatches }) => query.replace(matches, always).replace(mismatches ?? /$^/, never),
        text,
      );
      if (next === text) continue;
      before.set(rule, text);
      rule.media.mediaText = next;
    }
    undo = emulated.flatMap(({ onChange }) => onChange?.() ?? []);
  };
  const style = document.createElement('style');
  style.textContent = emulated.map(({ rules }) => rules).join('');
  document.head.append(style);
  apply();
  // Widgets insert their rules when they are rendered.
  const timer = setInterval(apply, 300);
  return () => {
    clearInterval(timer);
    style.remove();
    for (const step of undo) step();
    for (const [rule, text] of before) rule.media.mediaText = text;
  };
}
