/**
 * Builds the Storybook and compares its stories with the committed pictures in `baselines/`.
 *
 *     npm run test:visual                                  every story
 *     npm run test:visual -- components-starpicker         the stories whose ids begin so
 *     npm run test:visual -- --update [ids]                takes what is there as right, after a look at it
 *
 * What differs is shown side by side in visual-report/index.html (`npx playwright show-report visual-report`).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';

const options = process.argv.slice(2);
const update = options.includes('--update');
const stories = options.filter((option) => !option.startsWith('-'));
const unknown = options.filter((option) => option.startsWith('-') && option !== '--update');

/**
 * @param {string} command Words of a command.
 * @returns {boolean} Whether it ended well.
 */
function run(command) {
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, STORY: stories.join(',') },
  });
  return status === 0;
}

/** Pictures of stories that are gone. */
function removeOrphans() {
  const file = new URL('../../storybook-static/index.json', import.meta.url);
  const index = /** @type {unknown} */ (JSON.parse(readFileSync(file, 'utf8')));
  const { entries } = /** @type {{ entries: Record<string, unknown> }} */ (index);
  for (const mode of ['phone', 'desktop']) {
    const folder = new URL(`baselines/${mode}/`, import.meta.url);
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder)) {
      if (!(name.replace(/\.png$/, '') in entries)) rmSync(new URL(name, folder));
    }
  }
}

if (unknown.length > 0) {
  process.stderr.write(
    `Unknown option ${unknown.join(' ')}: only --update and the beginnings of story ids.\n`,
  );
  process.exit(2);
}
let sound = run('npm run --silent build-storybook');
if (sound && update && stories.length === 0) removeOrphans();
sound &&= run(`npx playwright test -c tests/visual.config.ts${update ? ' --update-snapshots' : ''}`);
process.exit(sound ? 0 : 1);
