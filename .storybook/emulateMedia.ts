/** A kind of screen that a page's own rules can be shown for, wherever it is looked at. */
interface Emulated {
  /** Conditions that hold. */
  holds: RegExp;
  /** Conditions that do not. */
  fails?: RegExp;
  /** Rules that the browser adds by itself. */
  rules: string;
  /** Runs again whenever widgets may have changed. @returns how to undo it. */
  again?: () => () => void;
}

const page = ':is(#storybook-root, .sb-story, [id^="story--"])';

const ground = 'data-forced-ground';

/** Marks what has a ground of its own: forced colours change it, and leave transparent what is transparent. */
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
 * Forced colours as far as a page can show them: its own rules for them hold, and everything else gets the few colours of a
 * contrast theme of Windows. A browser forces them by itself only when the system or its developer tools ask for it.
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

/** A sheet of paper: what is for screens only goes, what is for paper comes. */
const print: Emulated = { holds: /\bprint\b/g, fails: /\bscreen\b/g, rules: '' };

const dayOrNight = { light: /\(prefers-color-scheme: ?light\)/g, dark: /\(prefers-color-scheme: ?dark\)/g };

/** The colour schemes, whatever the system asks for. */
const light: Emulated = { holds: dayOrNight.light, fails: dayOrNight.dark, rules: '' };
const dark: Emulated = { holds: dayOrNight.dark, fails: dayOrNight.light, rules: '' };

/** What the toolbar can show a page as. */
export const media: Readonly<Record<string, Emulated>> = { forcedColors, print, light, dark };

const never = '(max-width: 0px)';

/** What takes the place of a condition that holds: a kind of screen or a feature. */
const always = (condition: string) => (condition.startsWith('(') ? '(min-width: 0px)' : 'all');

function mediaRules(list: CSSRuleList): CSSMediaRule[] {
  return [...list].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...('cssRules' in rule ? mediaRules(rule.cssRules as CSSRuleList) : []),
  ]);
}

/**
 * Lets the page's rules for kinds of screens hold.
 * @param kinds Names of {@link media}; another changes nothing.
 * @returns how to undo it.
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
  // Widgets bring their rules when they are drawn.
  const timer = setInterval(apply, 300);
  return () => {
    clearInterval(timer);
    style.remove();
    for (const step of undo) step();
    for (const [rule, text] of before) rule.media.mediaText = text;
  };
}
