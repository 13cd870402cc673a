/** What only search engines and other sites read, or what only React needs: a kept page does without. */
const unread = [
  /<link rel="(?:canonical|alternate)"[^>]*>/g,
  /<meta (?:property="og:|name="(?:twitter:|description))[^>]*>/g,
  /<script type="application\/ld\+json">[^]*?<\/script>/g,
];

/** Attributes that name files which come after the page: those of the assistant are never kept, those of React on few pages. */
const ofAssistant = /( data-assistant=")[^"]*"/g;
const ofReact = /( data-react=")[^"]*"/g;

/** What a kept page says of itself: its style, and its words with a place for the day. */
export interface KeptNote {
  css: string;
  html: string;
}

/**
 * A page as phones keep it: the same, without what nobody reads there, and with a note that it is a kept one. The note
 * stands outside the element that React takes over, and in the HTML from the first byte on: nothing moves.
 * @param html The page as it is built.
 * @param withReact Whether React may take it over: only where all that it brings is kept as well.
 */
export function keptVersion(html: string, note: KeptNote, withReact = false): string {
  const plain = unread.reduce((text, pattern) => text.replace(pattern, ''), html).replace(ofAssistant, '$1"');
  return (withReact ? plain : plain.replace(ofReact, '$1"'))
    .replace('</head>', () => `<style>${note.css}</style></head>`)
    .replace('<div id="root">', (root) => note.html + root);
}

/** Files that a page asks for: scripts, pictures, face, icon, and what React is made of. @param html The page as phones keep it. */
export function filesOf(html: string): string[] {
  const asked = [...html.matchAll(/\s(?:src|href|srcset|imagesrcset)="([^"]+)"/gi)].flatMap(
    ([, value = '']) => value.split(',').map((source) => source.trim().split(' ')[0] ?? ''),
  );
  const brought = [...html.matchAll(/\sdata-react="([^"]+)"/g)].flatMap(([, value = '']) => value.split(' '));
  const named = [...asked, ...brought];
  return [...new Set(named.filter((name) => /^\/(?:assets\/|favicon|site\.webmanifest)/.test(name)))];
}
