/** Writes the package of the component library into `dist-library`. `npm run build:library` */
import { buildLibrary } from './build.js';

process.chdir(new URL('../..', import.meta.url).pathname);
await buildLibrary('dist-library');
process.stdout.write('dist-library written. To try it elsewhere: npm pack ./dist-library\n');
