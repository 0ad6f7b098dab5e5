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
  /** Of what lies between the two of a round. */
  readonly difference: number;
}

/**
 * Asks about a known and an unknown address in turn, one at a time, so that a busy machine meets both alike; which of the
 * two comes first changes each round, so that what one leaves to be done does not always meet the other. The two of a
 * round are compared with each other: were it the medians of all, a machine that is slow for half of the time would put
 * each of them where the next answer moves it far.
 */
async function measureInTurn(question: Question, rounds: number): Promise<Medians> {
  const timeOf = async (email: string): Promise<number> => {
    const start = performance.now();
    await question.ask(email);
    return performance.now() - start;
  };
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const both = ['known', 'unknown'] as const;
    for (const kind of round % 2 === 0 ? both : both.toReversed()) {
      times[kind].push(await timeOf(question[kind](round)));
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const differences = times.known.map((time, round) => time - (times.unknown[round] ?? NaN));
  return { known, unknown, difference: Math.abs(median(differences)) };
}

const toleranceMs = 15;

/**
 * Fails when response times differ between known and unknown. Measured up to three times: a busy machine makes times differ
 * once, a difference of ours is there each time.
 */
export async function expectEven(question: Question, rounds: number): Promise<void> {
  let medians = await measureInTurn(question, rounds);
  for (let again = 0; again < 2 && medians.difference >= toleranceMs; again += 1) {
    medians = await measureInTurn(question, rounds);
  }
  const isEven = medians.difference < toleranceMs;
  expect({ name: question.name, ...medians, isEven }).toMatchObject({ isEven: true });
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle) - 1] ?? NaN)) / 2;
}
