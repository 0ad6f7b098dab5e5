import type { Answer } from './accounts';

/** A request with an address that must not reveal an account. */
export interface Question {
  readonly name: string;
  ask(email: string): Promise<Answer>;
  /** An address with an account, different in each round. */
  known(round: number): string;
  unknown(round: number): string;
}

/** The parts of an answer that could reveal an account, without date and new ids. */
export function describeAnswer({ status, headers, body }: Answer) {
  const comparable = [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id');
  return { status, headers: comparable, body: describeValue(body) };
}

/** Keys in order with texts and flags; only the kind of ids, times and the tested address. */
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

/** Number of requests, and of parallel rounds. */
interface Sample {
  readonly rounds: number;
  readonly lanes?: number;
}

/**
 * Measures a known and an unknown address in turn, in alternating order, so that load and leftover work
 * affect both alike. Compares both times of a round, because medians of all would vary on a machine that is
 * slow half of the time.
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

/** Milliseconds of a round's two answers. */
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
 * Fails when response times differ. Repeats up to three times, because a busy machine causes a difference
 * once, the service each time.
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
