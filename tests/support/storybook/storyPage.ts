import { test as base, devices, type Page } from '@playwright/test';
import { serveStorybook } from './serveStorybook';

/** A prop in Storybook's table. */
interface ArgType {
  name: string;
  description?: string;
  type?: { required?: boolean };
  table?: { type?: { summary?: string; detail?: string }; defaultValue?: { summary?: string } };
}

/** Further pictures of a story: `parameters: { pictures: { … } }`. */
export interface MorePictures {
  /** Whether it has a picture in the dark scheme; by default only the first story of a widget has one. */
  dark?: boolean;
  /** Whether it has a picture in forced colours. */
  forcedColors?: boolean;
  /** Playwright selector of the element to hover, such as `role=button`. */
  hover?: string;
  /** Playwright selector of the element to press. */
  pressed?: string;
}

/** A story loaded by Storybook. */
interface LoadedStory {
  storyGlobals: { viewport?: { value?: string }; direction?: string; textSize?: string };
  parameters: { alsoOnPhone?: boolean; screenOnly?: boolean; pictures?: MorePictures | false };
  argTypes: Record<string, ArgType>;
}

/** Storybook's function that makes the shown code of a story. */
interface ShownSource {
  originalSource?: string;
  transform?: (code: string, context: unknown) => string;
}

/** The part of Storybook's preview that the tests use. */
interface Preview {
  currentRender?: { id: string; phase?: string };
  channel: {
    on: <Data = { message?: string }>(event: string, listen: (data: Data) => void) => void;
    emit: (event: string, ...data: unknown[]) => void;
  };
  storyStoreValue?: {
    loadStory: (wanted: { storyId: string }) => Promise<LoadedStory>;
    getStoryContext: (story: LoadedStory) => { parameters: { docs?: { source?: ShownSource } } };
  };
}

/** Report of Storybook's accessibility addon about a story. */
interface A11yReport {
  type: string;
  status: string;
  result: AxeResult;
}

interface AxeResult {
  error?: { message?: string };
  violations?: { id: string; help: string; helpUrl: string; nodes: { html: string; target: unknown }[] }[];
}

/** Result of a story. */
interface EndedStory {
  failure: string | undefined;
  /** Violations found by axe after the play function, one line per element. */
  findings: string[];
}

declare global {
  // Storybook's own globals.
  var __STORYBOOK_PREVIEW__: Preview;
  var storyFailure: string | undefined;
  var storyEnded: ((story: EndedStory) => void) | undefined;
  var axeEnded: ((findings: string[]) => void) | undefined;
  var docsAsked: string | undefined;
  var docsShown: string | undefined;
}

/** Screen sizes for pictures, in px; named as in Storybook's toolbar. */
export const screens = {
  narrow: { width: 320, height: 640 },
  small: { width: 360, height: 560 },
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  laptop: { width: 1024, height: 700 },
  desktop: { width: 1280, height: 800 },
} as const;

export type Screen = keyof typeof screens;

/** Messages of the tools themselves: a date or a time typed character by character. */
const ofTools =
  /^The specified value "[\d:-]+" does not conform to the required format(?:, "yyyy|. {2}The format is "HH:mm)/;

/** A rendered story. */
export interface ShownStory {
  /** Its screen. */
  screen: Screen;
  /** Whether the story sets that screen itself. */
  asked: boolean;
  /** Whether it sets a text direction. */
  mirrored: boolean;
  /** Whether it sets a text size. */
  resized: boolean;
  /** Whether it also needs a picture on a phone. */
  alsoOnPhone: boolean;
  /** Whether its picture shows only the visible part of the screen, not the whole page. */
  screenOnly: boolean;
  /** Further pictures; `false` for none at all, because other stories show the same. */
  pictures: MorePictures | false;
  /** Violations found by axe after the play function, one line per element. */
  findings: string[];
}

/** A page with the built Storybook's preview, which renders one story after the other. */
export class StoryPage {
  private said: string[] = [];

  constructor(
    readonly page: Page,
    /** Address of the built Storybook. */
    readonly address: string,
  ) {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !ofTools.test(message.text()))
        this.said.push(message.text());
    });
    page.on('pageerror', (error) => this.said.push(String(error)));
  }

  /** Errors and warnings on the console, and uncaught errors, since the last call. */
  complaints(): string[] {
    const { said } = this;
    this.said = [];
    return said;
  }

  /** Opens the preview, unless it is open; Storybook's accessibility addon runs axe at the end of each story. */
  async open(): Promise<void> {
    if (this.page.url() !== 'about:blank') return;
    const first = 'viewMode=story&id=components-brand--default';
    // Off the page, so that nothing looks hovered.
    await this.page.mouse.move(-10, -10);
    await this.page.goto(`${this.address}/iframe.html?${first}`);
    await this.page.waitForFunction(
      () =>
        '__STORYBOOK_PREVIEW__' in globalThis &&
        globalThis.__STORYBOOK_PREVIEW__.currentRender?.phase === 'finished',
    );
    await this.page.evaluate(() => {
      const { channel } = globalThis.__STORYBOOK_PREVIEW__;
      const ended = (story: EndedStory) => globalThis.storyEnded?.(story);
      for (const event of ['storyThrewException', 'storyErrored', 'playFunctionThrewException']) {
        channel.on(event, (error) => {
          globalThis.storyFailure = `${event}: ${error.message ?? 'no message'}`;
        });
      }
      channel.on('storyMissing', () => ended({ failure: 'there is no such story', findings: [] }));
      channel.on<{ message?: string }[]>('unhandledErrorsWhilePlaying', (errors) => {
        globalThis.storyFailure ??= `unhandled error: ${errors.map(({ message }) => message).join('; ')}`;
      });
      const told = ({ error, violations = [] }: AxeResult) => [
        ...(error ? [`axe: ${error.message ?? 'failed without a message'}`] : []),
        ...violations.flatMap(({ id, help, helpUrl, nodes }) =>
          nodes.map(({ html, target }) => `${id}: ${help}\n  ${String(target)}  ${html}\n  ${helpUrl}`),
        ),
      ];
      channel.on<{ reporters: A11yReport[] }>('storyFinished', ({ reporters }) => {
        const a11y = reporters.filter(({ type }) => type === 'a11y');
        const findings = a11y.flatMap(({ result }) => told(result));
        if (a11y.length === 0) findings.push('axe has not run');
        ended({ failure: globalThis.storyFailure, findings });
      });
      channel.on<AxeResult>('storybook/a11y/result', (result) => globalThis.axeEnded?.(told(result)));
      channel.on('storybook/a11y/error', ({ message }) => globalThis.axeEnded?.([`axe: ${String(message)}`]));
    });
  }

  /**
   * Renders a story on its screen (default: desktop), runs its play function and then axe.
   * @throws an error with the story's own message, if it failed.
   */
  async show(id: string): Promise<ShownStory> {
    try {
      return await this.showOnce(id);
    } catch (error) {
      // Storybook reloads its preview if it cannot unmount the previous story.
      if (!String(error).includes('Execution context was destroyed')) throw error;
      await this.page.goto('about:blank');
      return this.showOnce(id);
    }
  }

  private async showOnce(id: string): Promise<ShownStory> {
    // The table of contents of a documentation page still handles links within the page, and fails in a story.
    if (
      this.page.url() !== 'about:blank' &&
      (await this.page.evaluate(() => globalThis.docsAsked !== undefined))
    )
      await this.page.goto('about:blank');
    await this.open();
    this.complaints();
    const { globals, alsoOnPhone, screenOnly, pictures } = await this.page.evaluate(async (storyId) => {
      const story = await globalThis.__STORYBOOK_PREVIEW__.storyStoreValue?.loadStory({ storyId });
      const { alsoOnPhone = false, screenOnly = false, pictures = {} } = story?.parameters ?? {};
      return { globals: story?.storyGlobals ?? {}, alsoOnPhone, screenOnly, pictures };
    }, id);
    const asked = globals.viewport?.value;
    const mirrored = globals.direction !== undefined;
    const resized = globals.textSize !== undefined;
    const screen = asked !== undefined && asked in screens ? (asked as Screen) : 'desktop';
    await this.resize(screen);
    // A key press first, so that elements focused by a play function always match `:focus-visible`.
    await this.page.keyboard.press('F9');
    // Storybook's event: polling each animation frame would make the browser redraw everything.
    const { failure, findings } = await this.page.evaluate(
      async (storyId) =>
        new Promise<EndedStory>((resolve) => {
          const { channel, currentRender } = globalThis.__STORYBOOK_PREVIEW__;
          globalThis.storyFailure = undefined;
          const late = setTimeout(
            () => resolve({ failure: 'it has not ended within 30 s', findings: [] }),
            30_000,
          );
          globalThis.storyEnded = (story) => {
            clearTimeout(late);
            resolve(story);
          };
          scrollTo(0, 0);
          // Selecting the current story does not render it again.
          if (currentRender?.id === storyId) channel.emit('forceRemount', { storyId });
          else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
        }),
      id,
    );
    if (failure !== undefined) throw new Error(`${id}: ${failure}`);
    const asks = { asked: asked !== undefined, alsoOnPhone, screenOnly, pictures };
    return { screen, mirrored, resized, ...asks, findings };
  }

  /** Runs axe's contrast check again, in the story's current colours. @returns The violations. */
  async contrasts(id: string): Promise<string[]> {
    return this.page.evaluate(
      async (storyId) =>
        new Promise<string[]>((resolve) => {
          globalThis.axeEnded = resolve;
          globalThis.__STORYBOOK_PREVIEW__.channel.emit('storybook/a11y/manual', storyId, {
            options: { runOnly: ['color-contrast'] },
          });
        }),
      id,
    );
  }

  /** Shows a documentation page until all of its stories are rendered. */
  async showDocs(id: string): Promise<void> {
    await this.open();
    await this.resize('desktop');
    // Polled, because a reload of the preview loses event listeners: Storybook reloads it if it cannot unmount a story. By
    // a timer, because a browser that does not draw runs no animation frames.
    await this.page.waitForFunction(
      (docsId) => {
        if (!('__STORYBOOK_PREVIEW__' in globalThis)) return false;
        const { channel, currentRender } = globalThis.__STORYBOOK_PREVIEW__;
        const there = currentRender?.id === docsId && document.querySelector('#storybook-docs h1') !== null;
        if (globalThis.docsAsked === docsId) return there && globalThis.docsShown === docsId;
        if (there) return true;
        if (currentRender === undefined) return false;
        globalThis.docsAsked = docsId;
        channel.on('docsRendered', () => {
          globalThis.docsShown = docsId;
        });
        channel.emit('setCurrentStory', { storyId: docsId, viewMode: 'docs' });
        return false;
      },
      id,
      { polling: 100, timeout: 40_000 },
    );
  }

  /** Sets the page's size to a screen, and waits until widgets that observe their size have updated. */
  async resize(screen: Screen): Promise<void> {
    const before = this.page.viewportSize();
    const { width, height } = screens[screen];
    if (before?.width === width && before.height === height) return;
    await this.page.setViewportSize({ width, height });
    // The layout updates first, media queries a frame or two later, and resize observers after them.
    await this.page.waitForFunction((wide) => matchMedia(`(width:${String(wide)}px)`).matches, width);
    await this.page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
  }

  /**
   * Loads all pictures of the page, including those below the screen; waits until they are decoded and scrolling rows are
   * at rest. When visitors get them is looked at on the built site: tests/e2e/loading.spec.ts.
   */
  async loadPictures(): Promise<void> {
    await this.page.evaluate(async () => {
      const tracks = [...document.querySelectorAll('[data-track]')];
      const places = () => tracks.map(({ scrollLeft }) => scrollLeft).join();
      let before = places();
      for (let still = 0, frame = 0; tracks.length > 0 && still < 4 && frame < 180; frame++) {
        await new Promise(requestAnimationFrame);
        still = places() === before ? still + 1 : 0;
        before = places();
      }
      const drawn = [...document.images].map((image) => {
        image.loading = 'eager';
        // Some stories show a picture that cannot be loaded.
        return image.decode().catch(() => undefined);
      });
      await Promise.all(drawn);
    });
  }
}

/** Tests that share one preview per worker: opening it again for each story takes five times as long. */
export const test = base.extend<object, { stories: StoryPage }>({
  stories: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        locale: 'en-KE',
        timezoneId: 'Africa/Nairobi',
        deviceScaleFactor: 1,
        // Storybook recognises this user agent, finishes animations at once, and does not wait for them. All of tests/e2e
        // but the specs that ask for less motion run with them.
        userAgent: `${devices['Desktop Chrome'].userAgent} StorybookTestRunner`,
      });
      const { address, close } = await serveStorybook();
      await use(new StoryPage(await context.newPage(), address));
      await context.close();
      await close();
    },
    { scope: 'worker' },
  ],
});
