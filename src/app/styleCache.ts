import createCache, { type EmotionCache, type StylisElement, type StylisPlugin } from '@emotion/cache';

/** Prefix of the generated class names; short, because every element of the HTML contains it. */
export const styleKey = 'h';

/** Adds prefixes that supported Safari versions still need; Emotion's own prefixer costs each page 0.3 KB. */
const safariPrefix: StylisPlugin = (element) => {
  if (element.type !== 'decl' || !element.value || typeof element.props !== 'string') return;
  if (!/^(?:text-decoration|user-select)$/.test(element.props)) return;
  element.return = `-webkit-${element.value}${element.value}`;
};

/** States of MUI's own styles that no component uses; focus is styled by `:focus` and `:focus-visible`. */
const unusedState =
  /\.Mui-(?:disabled|expanded|focused|focusVisible)|::-(?:moz|ms)-|webkit-(?:input-placeholder|search)|data-shrink|MuiButton-loading|MuiIconButton-loading/;

/** Variables of MUI's own variants, declarations for unsupported browsers, and declarations that the page's body already has. */
const unusedProperty = /^(?:--(?:variant|AppBar|IconButton)-|-moz-|-webkit-tap-|color-adjust)/;

/** MUI's button removes an underline that no link of the site has on hover. */
const unsetsUnderline = ({ value, root }: StylisElement) =>
  value === 'text-decoration:none;' && String(root?.props).endsWith(':hover');

/** Removes MUI's rules that no page of the site uses: 0.3 KB per page. */
const withoutUnusedRules: StylisPlugin = (element) => {
  // The page's own rule stops all animations for visitors who prefer reduced motion.
  if (element.type === '@media' && element.value.includes('prefers-reduced-motion: reduce'))
    element.children = [];
  if (element.type === 'rule' && Array.isArray(element.props)) {
    element.props = element.props.filter((selector) => !unusedState.test(selector));
    if (element.props.length === 0) element.children = [];
  }
  if (element.type === 'decl' && (unusedProperty.test(element.value) || unsetsUnderline(element)))
    element.value = '';
};

/** Removes declarations that the same rule overrides later, except on the next line: there the first is a fallback. */
const withoutOverridden: StylisPlugin = (element) => {
  if (element.type !== 'rule' || !Array.isArray(element.children)) return;
  const declarations = element.children.filter(({ type }) => type === 'decl');
  declarations.forEach((declaration, index) => {
    if (declarations.slice(index + 2).some(({ props }) => props === declaration.props))
      declaration.value = '';
  });
};

/** Emotion's cache of the page's styles, the same on server and client. @param key Another one for a separate tree. */
export function styleCache(key = styleKey): EmotionCache {
  return createCache({ key, stylisPlugins: [withoutUnusedRules, withoutOverridden, safariPrefix] });
}

/**
 * The same for a page that contains its rules. Emotion would insert them again without their class names, so the names
 * are read here: as a list in the HTML they cost each page 0.24 KB.
 */
export function hydratedStyleCache(): EmotionCache {
  for (const style of document.querySelectorAll<HTMLStyleElement>(`style[data-emotion=${styleKey}]`)) {
    const names = Array.from(style.textContent.matchAll(/\.h-(\w+)/g), ([, name]) => name);
    style.setAttribute('data-emotion', [styleKey, ...new Set(names)].join(' '));
  }
  return styleCache();
}
