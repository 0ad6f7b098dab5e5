import { isLive, type StoredApplication } from '../src/domain/applications/application';
import {
  type DueStep,
  effectiveState,
  findDueStep,
  findNextTime,
} from '../src/domain/applications/application-clock';
import { Chance } from './support/application-runs/plan';

const dayMs = 86_400_000;
const submitted = new Date('2026-11-02T03:00:00Z');
const at = (day: number) => new Date(submitted.getTime() + day * dayMs);

/** What happens to an application, in days after its submission; Infinity for never. */
interface Life {
  readonly opened: number;
  readonly answered: number;
  readonly withdrawn: number;
  /** Sweeps, which look only where `next_at` says so. */
  readonly sweeps: readonly number[];
}

function planLife(chance: Chance): Life {
  const day = (outOf: number) => (chance.below(outOf) === 0 ? chance.next() * 26 : Infinity);
  const sweeps = [0.1, ...Array.from({ length: 8 }, () => chance.next() * 26), 30];
  return { opened: day(2), answered: day(2), withdrawn: day(4), sweeps };
}

/** An application whose changes are those of the use cases, without a database. */
class Subject {
  next: Date | null = submitted;
  readonly steps: [DueStep, number][] = [];
  #application: Pick<
    StoredApplication,
    'state' | 'clock' | 'allowance' | 'settlement_requested_at' | 'created_at'
  > = {
    state: 'applied',
    clock: { submitted_at: submitted, opened_at: null, answered_at: null, nudged_at: null, ended_at: null },
    allowance: { kind: 'free', returned_at: null, return_reason: null },
    settlement_requested_at: null,
    created_at: submitted,
  };

  act(day: number, field: 'opened_at' | 'answered_at' | 'ended_at'): void {
    if (!isLive(effectiveState(this.#application, at(day)))) return;
    const state = field === 'ended_at' ? 'withdrawn' : this.#application.state;
    this.#change(day, { state, clock: { ...this.#application.clock, [field]: at(day) } });
  }

  sweep(day: number): void {
    while (this.next && this.next <= at(day)) {
      const step = findDueStep(this.#application, null, at(day));
      if (step) this.steps.push([step, day]);
      this.#take(step, day);
      if (!step) return;
    }
  }

  #take(step: DueStep | null, day: number): void {
    const { clock, allowance } = this.#application;
    if (step === 'nudge') this.#change(day, { clock: { ...clock, nudged_at: at(day) } });
    else if (step === 'close unanswered')
      this.#change(day, { state: 'closed_unanswered', clock: { ...clock, ended_at: at(day) } });
    else if (step === 'return allowance')
      this.#change(day, { allowance: { ...allowance, returned_at: at(day), return_reason: 'unopened' } });
    else this.#change(day, {});
  }

  #change(day: number, changes: Partial<Pick<StoredApplication, 'state' | 'clock' | 'allowance'>>): void {
    this.#application = { ...this.#application, ...changes };
    this.next = findNextTime(this.#application, { now: at(day), isNew: false });
  }
}

function live({ opened, answered, withdrawn, sweeps }: Life): Subject {
  const subject = new Subject();
  const acts: (readonly [number, (day: number) => void])[] = [
    ...sweeps.map((day) => [day, (on: number) => subject.sweep(on)] as const),
    [opened, (day) => subject.act(day, 'opened_at')],
    [answered, (day) => subject.act(day, 'answered_at')],
    [withdrawn, (day) => subject.act(day, 'ended_at')],
  ];
  const happening = acts.filter(([day]) => day !== Infinity);
  for (const [day, run] of happening.toSorted(([one], [other]) => one - other)) run(day);
  return subject;
}

/** By the rules as they are promised: what comes after an end or a deadline does not count. */
function findExpected({ opened, answered, withdrawn }: Life) {
  const isAnswered = answered < 21 && answered < withdrawn;
  const isWithdrawn = withdrawn !== Infinity && (withdrawn < 21 || isAnswered);
  const isTouched = opened < Math.min(14, withdrawn) || (isAnswered && answered < 14) || withdrawn < 14;
  return { returns: isTouched ? 0 : 1, closings: isAnswered || isWithdrawn ? 0 : 1 };
}

const deadlines: Partial<Record<DueStep, number>> = {
  nudge: 7,
  'return allowance': 14,
  'close unanswered': 21,
};

test('10,000 applications get their allowance back exactly when nobody looked in time, and end once, whenever sweeps come', () => {
  const chance = new Chance(7);
  const seen = { returns: 0, closings: 0, nudges: 0 };
  const wrong: string[] = [];
  for (let count = 0; count < 10_000; count += 1) {
    const life = planLife(chance);
    const { steps, next } = live(life);
    const countOf = (wanted: DueStep) => steps.filter(([step]) => step === wanted).length;
    const found = { returns: countOf('return allowance'), closings: countOf('close unanswered') };
    const nudges = countOf('nudge');
    const isEarly = steps.some(([step, day]) => day < (deadlines[step] ?? Infinity));
    const isAsExpected = JSON.stringify(found) === JSON.stringify(findExpected(life));
    if (!isAsExpected || isEarly || nudges > 1 || next) wrong.push(JSON.stringify({ life, steps, next }));
    seen.returns += found.returns;
    seen.closings += found.closings;
    seen.nudges += nudges;
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(1000);
});
