import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Marks } from '../field';
import { peerContent, type PeerPage } from './content';
import { packageFolder, versions } from './install';

/** A front end of a public service. */
export interface FrontEnd {
  /** Its name in the report, with its version. */
  name: string;
  /** Folder of its compiled files: styles, script, and `assets`. */
  files: string;
  /** Its menu on a phone, after its script has run, and its form. */
  marks: Marks;
  /** Renders a page with its own template and macros. @param wrong Whether the form was sent empty. */
  render(page: PeerPage, wrong?: boolean): string;
}

/** The used part of Nunjucks, which is not a package of the project. */
interface Nunjucks {
  Environment: new (
    loader: object,
    options: { autoescape: boolean },
  ) => { render(view: string, context: object): string };
  FileSystemLoader: new (folders: readonly string[]) => object;
}

const views = 'tests/measure/peers/views';

function frontEnd(
  title: string,
  [folder, name]: readonly [folder: 'govuk' | 'nhsuk', name: 'govuk-frontend' | 'nhsuk-frontend'],
  button: string,
): FrontEnd {
  const load = createRequire(resolve(packageFolder('nunjucks'), 'package.json'));
  const { Environment, FileSystemLoader } = load('./index.js') as Nunjucks;
  const dist = join(packageFolder(name), 'dist');
  const loader = new FileSystemLoader([join(views, folder), dist]);
  const environment = new Environment(loader, { autoescape: true });
  return {
    name: `${title} ${versions[name]}`,
    files: join(dist, folder),
    marks: {
      menu: { button, opened: `${button}[aria-expanded="true"]` },
      form: { field: 'main form input', mistake: `main form .${folder}-error-message` },
    },
    render: (page, wrong = false) => environment.render(`${page}.njk`, { ...peerContent[page], wrong }),
  };
}

/** The front ends of GOV.UK and of the NHS, from the fetched packages. */
export function frontEnds(): readonly FrontEnd[] {
  return [
    frontEnd('GOV.UK', ['govuk', 'govuk-frontend'], '.govuk-service-navigation__toggle'),
    frontEnd('NHS.UK', ['nhsuk', 'nhsuk-frontend'], '.nhsuk-header__menu-toggle'),
  ];
}
