import type { Answer } from './accounts';

/** A question about an address, of which nobody is to learn whether it has an account. */
export interface Question {
  readonly name: string;
  ask(email: string): Promise<Answer>;
  /** An address with an account, another one each round. */
  known(round: number): string;
  unknown(round: number): string;
}

/** What of an answer could give an account away: the date and ids that are new each time left out. */
export function describeAnswer({ status, headers, body }: Answer) {
  const comparable = [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id');
  return { status, headers: comparable, body: describeValue(body) };
}

/** Keys in their order, texts and flags as they are; of ids, times and the address in question the kind alone. */
function describeValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(describeValue);
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).map(([key, held]) => [key, describeValue(held)]);
  }
  if (typeof value !== 'string') return value;
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)) return 'an id';
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return 'a time';
  return /^[^@\s]+@[^@\s]+$/.test(value) ? 'an address' : value;
}

/** Medians in milliseconds. */
interface Medians {
  readonly known: number;
  readonly unknown: number;
  /** Median difference between the two questions of a round. */
  readonly difference: number;
}

/** How often a question is asked, and how many rounds run side by side. */
interface Sample {
  readonly rounds: number;
  readonly lanes?: number;
}

/**
 * Asks about a known and an unknown address in turn, so that a busy machine meets both alike; which of the two comes first
 * changes each round of a lane, so that what one leaves to be done does not always meet the other. The two of a round are
 * compared with each other: were it the medians of all, a machine that is slow for half of the time would put each of them
 * where the next answer moves it far.
 */
async function measureInTurn(question: Question, { rounds, lanes = 2 }: Sample): Promise<Medians> {
  const measured: { known: number; unknown: number }[] = [];
  const measureLane = async (lane: number): Promise<void> => {
    for (let round = lane; round < rounds; round += lanes)
      measured.push(await timeRound(question, round, Math.floor(round / lanes) % 2 === 0));
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => measureLane(lane)));
  return {
    known: median(measured.map(({ known }) => known)),
    unknown: median(measured.map(({ unknown }) => unknown)),
    difference: Math.abs(median(measured.map(({ known, unknown }) => known - unknown))),
  };
}

/** Milliseconds that the two answers of a round took. */
async function timeRound(question: Question, round: number, isKnownFirst: boolean) {
  const timeOf = async (kind: 'known' | 'unknown'): Promise<number> => {
    const email = question[kind](round);
    const start = performance.now();
    await question.ask(email);
    return performance.now() - start;
  };
  if (isKnownFirst) return { known: await timeOf('known'), unknown: await timeOf('unknown') };
  const unknown = await timeOf('unknown');
  return { known: await timeOf('known'), unknown };
}

const toleranceMs = 15;

/**
 * Fails when response times differ between known and unknown. Measured up to three times: a busy machine makes times differ
 * once, a difference of ours is there each time.
 */
export async function expectEven(question: Question, sample: Sample): Promise<void> {
  let medians = await measureInTurn(question, sample);
  for (let again = 0; again < 2 && medians.difference >= toleranceMs; again += 1) {
    medians = await measureInTurn(question, sample);
  }
  const isEven = medians.difference < toleranceMs;
  expect({ name: question.name, ...medians, isEven }).toMatchObject({ isEven: true });
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle) - 1] ?? NaN)) / 2;
}
