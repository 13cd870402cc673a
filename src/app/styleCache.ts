import createCache, { type EmotionCache, type StylisElement, type StylisPlugin } from '@emotion/cache';

/** Prefix of the generated class names; short, because it stands in every element of the HTML. */
export const styleKey = 'h';

/** Prefixes what supported Safaris still need; Emotion's own prefixer costs each page 0.3 KB. */
const safariPrefix: StylisPlugin = (element) => {
  if (element.type !== 'decl' || !element.value || typeof element.props !== 'string') return;
  if (!/^(?:text-decoration|user-select)$/.test(element.props)) return;
  element.return = `-webkit-${element.value}${element.value}`;
};

/** States that MUI's own styles know and no component here is ever in; focus is shown by `:focus` and `:focus-visible`. */
const unusedState =
  /\.Mui-(?:disabled|expanded|focused|focusVisible)|::-(?:moz|ms)-|webkit-(?:input-placeholder|search)|data-shrink|MuiButton-loading|MuiIconButton-loading/;

/** Variables of MUI's own variants, what only unsupported browsers need, and what the page's body sets for all. */
const unusedProperty = /^(?:--(?:variant|AppBar|IconButton)-|-moz-|-webkit-tap-|color-adjust)/;

/** MUI's button takes away an underline that no link of the site gets on hover. */
const unsetsUnderline = ({ value, root }: StylisElement) =>
  value === 'text-decoration:none;' && String(root?.props).endsWith(':hover');

/** Leaves out MUI's rules that no page of the site can use: 0.3 KB of each page. */
const withoutUnusedRules: StylisPlugin = (element) => {
  // The page's own rule stills everything for visitors who ask for it.
  if (element.type === '@media' && element.value.includes('prefers-reduced-motion: reduce'))
    element.children = [];
  if (element.type === 'rule' && Array.isArray(element.props)) {
    element.props = element.props.filter((selector) => !unusedState.test(selector));
    if (element.props.length === 0) element.children = [];
  }
  if (element.type === 'decl' && (unusedProperty.test(element.value) || unsetsUnderline(element)))
    element.value = '';
};

/** Leaves out what the same rule sets again further down, except in the next line: there the first is a fallback. */
const withoutOverridden: StylisPlugin = (element) => {
  if (element.type !== 'rule' || !Array.isArray(element.children)) return;
  const declarations = element.children.filter(({ type }) => type === 'decl');
  declarations.forEach((declaration, index) => {
    if (declarations.slice(index + 2).some(({ props }) => props === declaration.props))
      declaration.value = '';
  });
};

/** Where Emotion keeps the page's styles, the same on both sides. @param key Another one for a tree beside the page's. */
export function styleCache(key = styleKey): EmotionCache {
  return createCache({ key, stylisPlugins: [withoutUnusedRules, withoutOverridden, safariPrefix] });
}

/**
 * The same in a page that holds its rules. Emotion would insert them once more without their names, which are read here:
 * as a list in the HTML they cost each page 0.24 KB.
 */
export function hydratedStyleCache(): EmotionCache {
  for (const style of document.querySelectorAll<HTMLStyleElement>(`style[data-emotion=${styleKey}]`)) {
    const names = Array.from(style.textContent.matchAll(/\.h-(\w+)/g), ([, name]) => name);
    style.setAttribute('data-emotion', [styleKey, ...new Set(names)].join(' '));
  }
  return styleCache();
}
