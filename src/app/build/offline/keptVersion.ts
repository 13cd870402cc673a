/** Elements that only search engines, other sites or React need; kept pages leave them out. */
const unneeded = [
  /<link rel="(?:canonical|alternate)"[^>]*>/g,
  /<meta (?:property="og:|name="(?:twitter:|description))[^>]*>/g,
  /<script type="application\/ld\+json">[^]*?<\/script>/g,
];

/** Attributes with files that are loaded later: those of the assistant are never kept, those of React only for some pages. */
const ofAssistant = /( data-assistant=")[^"]*"/g;
const ofReact = /( data-react=")[^"]*"/g;

/** The note on a kept page: its style, and its text with a placeholder for the date. */
export interface KeptNote {
  css: string;
  html: string;
}

/**
 * The version of a page that phones keep: without elements that nobody needs offline, and with a note that it is a
 * kept copy. The note is outside the element that React hydrates, and part of the HTML, so that nothing shifts.
 * @param html The page as it is built.
 * @param withReact Whether React may hydrate it: only if all of React's files are kept as well.
 */
export function keptVersion(html: string, note: KeptNote, withReact = false): string {
  const plain = unneeded
    .reduce((text, pattern) => text.replace(pattern, ''), html)
    .replace(ofAssistant, '$1"');
  return (withReact ? plain : plain.replace(ofReact, '$1"'))
    .replace('</head>', () => `<style>${note.css}</style></head>`)
    .replace('<div id="root">', (root) => note.html + root);
}

/** Files that a page uses: scripts, pictures, font, icon, and React's files. @param html The version that phones keep. */
export function filesOf(html: string): string[] {
  const referenced = [...html.matchAll(/\s(?:src|href|srcset|imagesrcset)="([^"]+)"/gi)].flatMap(
    ([, value = '']) => value.split(',').map((source) => source.trim().split(' ')[0] ?? ''),
  );
  const brought = [...html.matchAll(/\sdata-react="([^"]+)"/g)].flatMap(([, value = '']) => value.split(' '));
  const named = [...referenced, ...brought];
  return [...new Set(named.filter((name) => /^\/(?:assets\/|favicon|site\.webmanifest)/.test(name)))];
}
