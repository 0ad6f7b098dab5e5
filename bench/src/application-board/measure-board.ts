import { randomUUID } from 'node:crypto';
import { launchChromium } from '@sabi/test-kit/launch-chromium';
import { startSite } from '@sabi/test-kit/site/site';
import type { Findings } from '../figures/findings';
import { formatTable, median } from '../figures/statistics';
import { type ActTimes, BoardPage, type FrameFigures } from './board-page';
import { stageCounts, storeApplications } from './store-applications';
import { createWorkspace, type Workspace } from './workspace';

const aims = { firstCardMs: 1500, framesPerSecond: 55, echoMs: 100, bulkMs: 3000, othersMs: 2000 };
const moves = 30;
const othersMoves = 5;

interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Nothing is promised without it. */
  readonly aim?: number;
  /** The aim is the least value and not the greatest. */
  readonly isLeast?: boolean;
}

/** A company's board in a browser without a window, with each deployable in a process of its own behind it. */
export async function measureBoard(): Promise<Findings> {
  const site = await startSite();
  if (!site) throw new Error('The product by itself needs RabbitMQ and versitygw: install them first');
  try {
    const browser = await launchChromium();
    if (!browser) throw new Error('The bench needs Chromium');
    try {
      const workspace = await createWorkspace(site);
      await storeApplications(site.databaseOf('svc-hiring'), workspace.job.job_id);
      const open = () => BoardPage.open(browser, site.url, workspace);
      const earlier = await open(); // so that the server has answered before
      await earlier.load();
      await earlier.close();
      return describe(await measureOn(await open(), workspace), browser.version());
    } finally {
      await browser.close();
    }
  } finally {
    await site.close();
  }
}

async function measureOn(board: BoardPage, workspace: Workspace): Promise<Figure[]> {
  const { firstCardMs, framesPerSecond, echoMs, bulkMs, othersMs } = aims;
  const figures: Figure[] = [];
  const note = (...found: Figure[]) => {
    figures.push(...found);
    for (const { name, value, unit } of found) console.error(`${name}: ${value.toFixed(0)} ${unit}`);
  };
  note({ name: 'first cards, first load', value: await board.load(), unit: 'ms', aim: firstCardMs });
  note({ name: 'first cards, second load', value: await board.load(), unit: 'ms', aim: firstCardMs });
  await board.waitForAllCards();
  note(...framesOf('a column scrolls', await board.scrollColumn(12_000, 4000), framesPerSecond));
  note(...framesOf('the board scrolls', await board.scrollBoard(240, 120), framesPerSecond));
  const { moved, undone } = await moveOneByOne(board);
  note(...timesOf('move by key until shown', moved, echoMs), ...timesOf('undo until shown', undone, echoMs));
  const bulk = await moveAll(board);
  note(
    { name: `${stageCounts.test} moved, shown`, value: bulk.moved.echoMs, unit: 'ms' },
    { name: `${stageCounts.test} moved, answered`, value: bulk.moved.answerMs, unit: 'ms', aim: bulkMs },
    { name: `${stageCounts.test} undone, shown`, value: bulk.undone.echoMs, unit: 'ms' },
    { name: `${stageCounts.test} undone, answered`, value: bulk.undone.answerMs, unit: 'ms', aim: bulkMs },
  );
  const others = await watchColleague(board, workspace);
  note(...timesOf("another member's move until shown with the name", others, othersMs));
  return figures;
}

const timesOf = (what: string, times: readonly number[], aim: number): Figure[] => [
  { name: `${what}, median of ${times.length}`, value: median(times), unit: 'ms', aim },
  { name: 'slowest of them', value: Math.max(...times), unit: 'ms' },
];

const framesOf = (what: string, { perSecond, longestMs, empty }: FrameFigures, aim: number): Figure[] => [
  { name: `frames while ${what}`, value: perSecond, unit: 'a second', aim, isLeast: true },
  { name: 'longest of them', value: longestMs, unit: 'ms' },
  { name: 'of them with an empty place', value: empty, unit: 'frames' },
];

/** Each card of the first column to a stage whose last card is in view, and back. */
async function moveOneByOne(board: BoardPage): Promise<{ moved: number[]; undone: number[] }> {
  const [moved, undone]: [number[], number[]] = [[], []];
  await board.press('ArrowDown');
  await board.press('Home');
  while (moved.length < moves) {
    const id = await board.focusedCard();
    moved.push((await board.move('Offer', 'o')).echoMs);
    undone.push((await board.undo('Review', id)).echoMs);
  }
  return { moved, undone };
}

async function moveAll(board: BoardPage): Promise<{ moved: ActTimes; undone: ActTimes }> {
  await board.press('ArrowRight');
  await board.press('Home');
  const id = await board.focusedCard();
  await board.selectColumn(stageCounts.test);
  const moved = await board.move('Offer', 'o');
  return { moved, undone: await board.undo('Test', id) };
}

/** @returns milliseconds from the request of another member until its result is on the board with the name */
async function watchColleague(board: BoardPage, { company, colleague, ask }: Workspace): Promise<number[]> {
  const times: number[] = [];
  while (times.length < othersMoves) {
    const id = await board.firstOf('Interview');
    const wait = await board.see(`${colleague.user.email} moved`, { stage: 'Offer', id });
    const begunAt = Date.now();
    await ask(`/api/hiring/v1/companies/${company.company_id}/applications/moves`, {
      by: colleague,
      body: { ids: [id], stage: 'offer', idempotency_key: randomUUID() },
    });
    times.push((await wait()) - begunAt);
  }
  return times;
}

const isMissed = ({ value, aim, isLeast }: Figure): boolean =>
  aim !== undefined && (isLeast ? value < aim : value > aim);

function describe(figures: readonly Figure[], browser: string): Findings {
  const total = Object.values(stageCounts).reduce((sum, count) => sum + count, 0);
  const rows = figures.map((figure) => [
    figure.name,
    `${figure.value.toFixed(0)} ${figure.unit}`,
    figure.aim === undefined ? '' : `${figure.isLeast ? '≥' : '≤'} ${figure.aim}`,
    isMissed(figure) ? 'NO' : '',
  ]);
  const title = `Board of ${total} applications, Chromium ${browser} without a window, 1440 px`;
  return {
    report: `${title}\n\n${formatTable(['', 'measured', 'aim', ''], rows)}`,
    missed: figures
      .filter(isMissed)
      .map(({ name, value, unit, aim }) => `${name}: ${value.toFixed(0)} ${unit}, aim ${aim}`),
  };
}
