/** Deterministic numbers of a seed (mulberry32). */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed * 2_654_435_761;
  }

  /** 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** From 0 to below `limit`. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  oneOf<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('unreachable: there is one');
    return item;
  }
}

export const talentCount = 2;
export const jobCount = 3;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** `which` counts applications or messages, modulo how many there are. */
export type Step =
  | { readonly type: 'apply'; readonly talent: number; readonly job: number; readonly times: number }
  | { readonly type: 'repeat'; readonly which: number }
  | { readonly type: 'withdraw'; readonly which: number }
  | { readonly type: 'open'; readonly which: number }
  | { readonly type: 'move'; readonly which: number; readonly stage: string }
  /** Moves several as an operation, the same one again after a kill. */
  | { readonly type: 'operate'; readonly which: number; readonly count: number; readonly stage: string }
  /** `last: 1` is the newest operation. */
  | { readonly type: 'undo'; readonly last: number }
  | { readonly type: 'freeze' | 'close'; readonly job: number }
  | {
      readonly type: 'deliver';
      readonly copies: number;
      readonly isAnswerLost: boolean;
      readonly isMixed: boolean;
    }
  | { readonly type: 'sweep' }
  | { readonly type: 'buy'; readonly talent: number; readonly units: number }
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'billing'; readonly is: 'up' | 'away' | 'silent' }
  | { readonly type: 'kill'; readonly afterCalls: number };

export interface Plan {
  readonly free: number;
  /** A moment's steps are concurrent. */
  readonly moments: readonly (readonly Step[])[];
}

/** Steps that may be concurrent, with their weights. */
const actions: readonly (readonly [number, (chance: Chance) => Step])[] = [
  [
    9,
    (chance) => ({
      type: 'apply',
      talent: chance.below(talentCount),
      job: chance.below(jobCount),
      times: 1 + chance.below(3),
    }),
  ],
  [3, (chance) => ({ type: 'repeat', which: chance.below(99) })],
  [4, (chance) => ({ type: 'withdraw', which: chance.below(99) })],
  [3, (chance) => ({ type: 'open', which: chance.below(99) })],
  [
    3,
    (chance) => ({
      type: 'move',
      which: chance.below(99),
      stage: chance.oneOf(['review', 'test', 'offer', 'hired', 'rejected']),
    }),
  ],
  [
    4,
    (chance) => ({
      type: 'operate',
      which: chance.below(99),
      count: 1 + chance.below(3),
      stage: chance.oneOf(['review', 'test', 'offer', 'hired', 'rejected', 'rejected']),
    }),
  ],
  [3, (chance) => ({ type: 'undo', last: 1 + chance.below(5) })],
  [1, (chance) => ({ type: chance.oneOf(['freeze', 'close'] as const), job: chance.below(jobCount) })],
  [
    5,
    (chance) => ({
      type: 'deliver',
      copies: 1 + chance.below(3),
      isAnswerLost: chance.below(4) === 0,
      isMixed: chance.below(2) === 0,
    }),
  ],
  [5, () => ({ type: 'sweep' })],
  [1, (chance) => ({ type: 'buy', talent: chance.below(talentCount), units: 1 + chance.below(2) })],
];

/** Steps that stand alone. */
const turns: readonly (readonly [number, (chance: Chance) => Step])[] = [
  [4, (chance) => ({ type: 'wait', ms: 1000 + chance.below(40 * minuteMs) })],
  [2, (chance) => ({ type: 'wait', ms: (1 + chance.below(16)) * dayMs })],
  [3, (chance) => ({ type: 'billing', is: chance.oneOf(['up', 'away', 'silent'] as const) })],
  [4, (chance) => ({ type: 'kill', afterCalls: chance.below(45) })],
];

function pick(options: typeof actions, chance: Chance): Step {
  let rest = chance.below(options.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, make] of options) {
    if (rest < weight) return make(chance);
    rest -= weight;
  }
  throw new Error('unreachable: the weights add up');
}

const undoNewest: Step = { type: 'undo', last: 1 };

export function planRun(seed: number): Plan {
  const chance = new Chance(seed);
  const free = chance.below(3);
  const first: Step[] = [
    { type: 'buy', talent: 0, units: 1 + chance.below(3) },
    { type: 'buy', talent: 1, units: chance.below(2) },
  ];
  const moments = Array.from({ length: 10 + chance.below(12) }, () => {
    if (chance.below(10) < 3) return [[pick(turns, chance)]];
    const count = chance.below(3) === 0 ? 2 + chance.below(2) : 1;
    const steps = Array.from({ length: count }, () => pick(actions, chance));
    // Most operations that are undone are undone at once: later ones have ended.
    const isUndone = steps.some(({ type }) => type === 'operate') && chance.below(3) === 0;
    return isUndone ? [steps, [undoNewest]] : [steps];
  });
  return { free, moments: [first, ...moments.flat()] };
}

/** One moment a line. */
export const describePlan = ({ free, moments }: Plan): string =>
  [`free ${free}`, ...moments.map((steps, index) => `${index}  ${JSON.stringify(steps)}`)].join('\n');
