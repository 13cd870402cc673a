/** A media type or feature that can be emulated in any browser. */
interface Emulated {
  /** Conditions to make true. */
  holds: RegExp;
  /** Conditions to make false. */
  fails?: RegExp;
  /** Rules that the browser would add by itself. */
  rules: string;
  /** Runs again whenever widgets may have changed. @returns A function that undoes it. */
  again?: () => () => void;
}

const page = ':is(#storybook-root, .sb-story, [id^="story--"])';

const ground = 'data-forced-ground';

/** Marks elements with a background: forced colours change it, and leave transparent ones transparent. */
function markGrounds(): () => void {
  for (const element of document.querySelectorAll(`${page}, ${page} *`)) {
    if (element.hasAttribute(ground) || element instanceof SVGElement) continue;
    if (!/^(?:transparent|rgba\(.*, 0\))$/.test(getComputedStyle(element).backgroundColor))
      element.setAttribute(ground, '');
  }
  return () => {
    for (const element of document.querySelectorAll(`[${ground}]`)) element.removeAttribute(ground);
  };
}

/**
 * Forced colours as far as a page can emulate them: the site's own rules for them apply, and everything else gets the few
 * colours of a Windows contrast theme. Browsers force colours only if the system or the developer tools ask for it.
 *
 * Reason for `!important` in each rule: real forced colours override every rule of a page, whatever its specificity, and a
 * style sheet has no other way to do that. The rules apply only while the toolbar shows forced colours.
 */
const forcedColors: Emulated = {
  holds: /\(forced-colors: ?active\)/g,
  fails: /\(forced-colors: ?none\)/g,
  rules: `
body, ${page}, [${ground}] { background-color: #000 !important; }
${page}, ${page} *, ${page} *::before, ${page} *::after {
  color: #fff !important; border-color: #fff !important; outline-color: #d6b4fd !important;
  box-shadow: none !important; text-shadow: none !important;
}
${page} :not(svg, svg *) { background-image: none !important; }
${page} :is(a, a *) { color: #ffff00 !important; }
${page} :is(button, [role="button"], summary), ${page} :is(button, [role="button"], summary) * { color: #fff !important; }
${page} :is([disabled], [aria-disabled="true"]) { color: #3ff23f !important; border-color: #3ff23f !important; }`,
  again: markGrounds,
};

/** Print: rules for screens are disabled, rules for print enabled. */
const print: Emulated = { holds: /\bprint\b/g, fails: /\bscreen\b/g, rules: '' };

const dayOrNight = { light: /\(prefers-color-scheme: ?light\)/g, dark: /\(prefers-color-scheme: ?dark\)/g };

/** The colour schemes, independent of the system's. */
const light: Emulated = { holds: dayOrNight.light, fails: dayOrNight.dark, rules: '' };
const dark: Emulated = { holds: dayOrNight.dark, fails: dayOrNight.light, rules: '' };

/** Media that the toolbar can emulate. */
export const media: Readonly<Record<string, Emulated>> = { forcedColors, print, light, dark };

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
        (query, { holds, fails }) => query.replace(holds, always).replace(fails ?? /$^/, never),
        text,
      );
      if (next === text) continue;
      before.set(rule, text);
      rule.media.mediaText = next;
    }
    undo = emulated.flatMap(({ again }) => again?.() ?? []);
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
