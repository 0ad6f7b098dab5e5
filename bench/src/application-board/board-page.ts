import type { launchChromium } from '@sabi/test-kit/launch-chromium';
import {
  cardsOf,
  countFrames,
  echo,
  firstCard,
  focusedCard,
  news,
  prepareEcho,
  prepareNews,
  recordFirstCard,
  stopFrames,
} from './page-scripts';
import type { Session, Workspace } from './workspace';

type Browser = NonNullable<Awaited<ReturnType<typeof launchChromium>>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

const viewport = { width: 1440, height: 900 };
/** Where the shell stores the session. */
const sessionKey = 'sabi-session';

export interface FrameFigures {
  readonly perSecond: number;
  readonly longestMs: number;
  /** Frames in which a place of the column had no card. */
  readonly empty: number;
}

export interface ActTimes {
  /** From the key until the focused card was painted where it belongs then. */
  readonly echoMs: number;
  /** Until svc-hiring has answered. */
  readonly answerMs: number;
}

/** The board as its recruiter works on it, by keys alone. */
export class BoardPage {
  private constructor(
    private readonly page: Page,
    private readonly url: string,
  ) {}

  /** In a browser that has been nowhere yet. */
  static async open(browser: Browser, siteUrl: string, { owner, boardPath }: Workspace): Promise<BoardPage> {
    const context = await browser.newContext({ viewport, storageState: storedSession(siteUrl, owner) });
    await context.addInitScript({ content: recordFirstCard });
    return new BoardPage(await context.newPage(), `${siteUrl}${boardPath}`);
  }

  /** @returns milliseconds from the start of the navigation until the first card was painted */
  async load(): Promise<number> {
    await this.page.goto(this.url);
    return this.page.evaluate<number>(firstCard);
  }

  /** Until every card is there: from then on changes are asked for. */
  async waitForAllCards(): Promise<void> {
    await this.#answerOf('/board/changes');
  }

  close(): Promise<void> {
    return this.page.context().close();
  }

  /** Scrolls the first column by the wheel. */
  async scrollColumn(pixels: number, pixelsASecond: number): Promise<FrameFigures> {
    return this.#scroll({ yDistance: -pixels, speed: pixelsASecond });
  }

  /** Scrolls the columns to the right and back. */
  async scrollBoard(pixels: number, pixelsASecond: number): Promise<FrameFigures> {
    return this.#scroll(
      { xDistance: -pixels, speed: pixelsASecond },
      { xDistance: pixels, speed: pixelsASecond },
    );
  }

  async #scroll(...gestures: { xDistance?: number; yDistance?: number; speed: number }[]) {
    const column = await this.page.getByRole('listbox').first().boundingBox();
    if (!column) throw new Error('The board has no column');
    const at = { x: column.x + column.width / 2, y: column.y + column.height / 2 };
    const devtools = await this.page.context().newCDPSession(this.page);
    await this.page.evaluate(countFrames);
    for (const gesture of gestures)
      await devtools.send('Input.synthesizeScrollGesture', {
        ...at,
        ...gesture,
        gestureSourceType: 'mouse',
      });
    const { times, empty } = await this.page.evaluate<{ times: number[]; empty: number }>(stopFrames);
    await devtools.detach();
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
    const lastedMs = (times.at(-1) ?? 0) - (times[0] ?? 0);
    return { perSecond: (gaps.length * 1000) / lastedMs, longestMs: Math.max(...gaps), empty };
  }

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  /** Selects the column of the focused card. */
  async selectColumn(count: number): Promise<void> {
    await this.press('a');
    await this.page.getByText(`${count} selected`).first().waitFor();
  }

  /**
   * Moves the focused card, or the selected ones.
   * @param key of the stage
   */
  async move(stage: string, key: string): Promise<ActTimes> {
    const id = await this.focusedCard();
    await this.press('m');
    // The letter is read where the focus is.
    await this.page.locator('[role="dialog"] :focus').waitFor();
    return this.#act(key, '/applications/moves', { stage, id });
  }

  /**
   * Undoes the last move.
   * @param stage to which the card goes back that had the focus then
   */
  async undo(stage: string, id: string): Promise<ActTimes> {
    await this.page.getByRole('button', { name: /^Undo/ }).waitFor();
    return this.#act('z', '/undo', { stage, id });
  }

  async #act(key: string, path: string, { stage, id }: { stage: string; id: string }): Promise<ActTimes> {
    await this.page.evaluate(prepareEcho(stage, id));
    const answer = this.#answerOf(path);
    const pressedAt = performance.now();
    await this.press(key);
    await (await answer).finished();
    const answerMs = performance.now() - pressedAt;
    return { echoMs: await this.page.evaluate<number>(echo), answerMs };
  }

  /** @returns the application whose card has the focus */
  async focusedCard(): Promise<string> {
    // A card that was out of view has to be rendered first.
    await this.page.locator('[data-card]:focus').waitFor();
    const id = await this.page.evaluate<string | null>(focusedCard);
    if (!id) throw new Error('No card has the focus');
    return id;
  }

  /** @returns the first application of a stage */
  async firstOf(stage: string): Promise<string> {
    const [first] = await this.page.evaluate<string[]>(cardsOf(stage));
    if (!first) throw new Error(`${stage} has no card`);
    return first;
  }

  /**
   * Waits for a change of another member.
   * @param text that announces it
   * @returns when the card was painted in the stage and the text was there, by the clock
   */
  async see(text: string, { stage, id }: { stage: string; id: string }): Promise<() => Promise<number>> {
    await this.page.evaluate(prepareNews(text, stage, id));
    return () => this.page.evaluate<number>(news);
  }

  #answerOf(path: string) {
    return this.page.waitForResponse((response) => response.url().includes(path) && response.ok());
  }
}

function storedSession(origin: string, session: Session) {
  return {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: sessionKey, value: JSON.stringify(session) }] }],
  };
}
