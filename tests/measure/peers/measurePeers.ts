import type { MeasuringBrowser } from '../browser';
import { measureField, type Tap } from '../field';
import type { Measurement, PageFigures } from '../figures';
import { runLighthouse } from '../lighthouse';
import { networks } from '../network';
import { withSecondTry } from '../secondTry';
import { visitTwice } from '../transfer';
import type { PeerPage } from './content';
import { frontEnds } from './frontEnds';
import { installPeers } from './install';
import { peerPaths, serveFrontEnd } from './serve';

const pages = Object.entries(peerPaths) as [PeerPage, string][];
/** The contents of the form's page have no link to another page. */
const taps: Readonly<Record<PeerPage, readonly Tap[]>> = { text: ['next'], form: ['form'] };

/**
 * Measures pages with similar content by the front ends of GOV.UK and the NHS like our own, except for React and an
 * assistant, which they do not have. Their forms are validated by the server.
 * @param progress Called with what is being measured.
 * @returns Their figures by name; empty, with one line on stderr, if the registry does not answer.
 */
export async function measurePeers(
  { browser, port }: MeasuringBrowser,
  runs: Measurement['runs'],
  progress: (what: string) => void,
): Promise<Record<string, PageFigures>> {
  if (!installPeers()) {
    progress('The registry does not answer: other front ends are left out');
    return {};
  }
  const found: Record<string, PageFigures> = {};
  for (const frontEnd of frontEnds()) {
    const site = await serveFrontEnd(frontEnd);
    try {
      for (const [page, path] of pages) {
        const name = `${frontEnd.name} ${page}`;
        const url = site.url + path;
        progress(name);
        const { figures: transfer } = await withSecondTry(() => visitTwice(browser, url));
        const { figures: lighthouse, audits } = await runLighthouse(url, port, runs.lighthouse);
        const field: PageFigures['field'] = {};
        for (const [line, network] of Object.entries(networks)) {
          progress(`${name} on ${line}`);
          const settings = { runs: runs.field, taps: taps[page], marks: frontEnd.marks };
          field[line] = await measureField(browser, url, network, settings);
        }
        found[name] = { lighthouse, transfer, field, findings: { audits } };
      }
    } finally {
      await site.stop();
    }
  }
  return found;
}
