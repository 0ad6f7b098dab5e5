import { Chance } from '../../../test/support/application-runs/plan';
import { computeReplyRecord, rankMarksOf } from './compute-reply-record';

const now = new Date('2026-11-30T03:00:00Z');
const dayMs = 86_400_000;

/** Events of an application submitted so many days ago. */
const application = (id: number, daysAgo: number, answerAfter: number | null, isWithdrawn = false) => {
  const at = now.getTime() - daysAgo * dayMs;
  const event = (type: 'submitted' | 'answered' | 'withdrawn', time: number) => ({
    application_id: `${id}`,
    type,
    at: new Date(time),
  });
  return [
    event('submitted', at),
    ...(answerAfter === null ? [] : [event('answered', at + answerAfter * dayMs)]),
    ...(isWithdrawn ? [event('withdrawn', at + dayMs)] : []),
  ];
};

const record = (answers: readonly (number | null)[]) =>
  computeReplyRecord(
    answers.flatMap((answer, index) => application(index, 30, answer)),
    now,
  );
const times = (count: number, answer: number | null) => Array.from({ length: count }, () => answer);

test.each([
  ['nine applications are no record', times(9, 1), null],
  [
    'nine of ten within five days are fast',
    [...times(9, 5), null],
    { rate: 0.9, medianDays: 5, badge: 'fast' },
  ],
  ['more than five days are reliable', times(10, 6), { rate: 1, medianDays: 6, badge: 'reliable' }],
  [
    'an answer after 14 days is late',
    [...times(7, 2), ...times(3, 15)],
    { rate: 0.7, medianDays: 2, badge: null },
  ],
  [
    'an unanswered one counts as 21 days',
    [...times(5, 1), ...times(5, null)],
    { rate: 0.5, medianDays: 11, badge: null },
  ],
  [
    'three of four are reliable',
    [...times(9, 3), ...times(3, null)],
    { rate: 0.75, medianDays: 3, badge: 'reliable' },
  ],
])('%s', (_what, answers, expected) => {
  const found = record(answers);
  if (expected) expect(found).toEqual({ ...expected, applications: answers.length });
  else expect(found).toBeNull();
});

test('only applications submitted 14 to 104 days ago count, without those that were withdrawn unanswered', () => {
  const events = [
    ...times(10, 1).flatMap((answer, index) => application(index, 14 + index * 10, answer)),
    ...application(10, 13, null),
    ...application(11, 105, null),
    ...application(12, 30, null, true),
  ];
  expect(computeReplyRecord(events, now)).toMatchObject({ applications: 10, rate: 1, badge: 'fast' });
});

test.each([
  [times(11, 3), { hasReplyBadge: true, hasUnansweredRecord: false }],
  [[...times(5, 15), ...times(5, null)], { hasReplyBadge: false, hasUnansweredRecord: false }],
  [[...times(5, 3), ...times(6, null)], { hasReplyBadge: false, hasUnansweredRecord: true }],
  [times(9, null), { hasReplyBadge: false, hasUnansweredRecord: false }],
])('%j rank the jobs of a company as %j', (answers, marks) => {
  expect(rankMarksOf(record(answers))).toEqual(marks);
});

/** An application as it happened, in days before now. */
interface Past {
  readonly submitted: number;
  readonly answered: number | null;
  readonly isWithdrawn: boolean;
}

/** The published formula, counted from what happened and not from events. */
function countByFormula(past: readonly Past[]) {
  const judged = past.filter(
    ({ submitted, answered, isWithdrawn }) =>
      submitted >= 14 && submitted <= 104 && !(isWithdrawn && answered === null),
  );
  if (judged.length < 10) return null;
  const days = judged.map(({ answered }) => answered ?? 21).toSorted((one, other) => one - other);
  const half = days.length >> 1;
  const median = days.length % 2 ? days[half] : ((days[half - 1] ?? 0) + (days[half] ?? 0)) / 2;
  return { n: days.length, inTime: days.filter((each) => each <= 14).length, median: median ?? 0 };
}

test('of 10,000 applications of 200 companies the figures and badges are those of the formula, in any order of events', () => {
  const chance = new Chance(11);
  const seen = { fast: 0, reliable: 0, none: 0, missing: 0 };
  for (let company = 0; company < 200; company += 1) {
    const [silence, slowness] = [chance.next() / 3, 1 + chance.below(17)];
    const past = Array.from({ length: company % 20 === 0 ? 9 : 52 }, (): Past => ({
      submitted: chance.below(115 * 4) / 4,
      answered: chance.next() < silence ? null : chance.below(slowness * 4) / 4,
      isWithdrawn: chance.below(8) === 0,
    }));
    const events = past
      .flatMap((each, id) => application(id, each.submitted, each.answered, each.isWithdrawn))
      .toSorted(() => chance.next() - 0.5);
    const found = computeReplyRecord(events, now);
    const expected = countByFormula(past);
    expect(found && { n: found.applications, median: found.medianDays }).toEqual(
      expected && { n: expected.n, median: expected.median },
    );
    if (!found || !expected) {
      seen.missing += 1;
      continue;
    }
    const { n, inTime, median } = expected;
    expect(Math.round(found.rate * n)).toBe(inTime);
    const isFast = inTime * 10 >= n * 9 && median <= 5;
    const isReliable = inTime * 4 >= n * 3 && median <= 10;
    expect(found.badge).toBe(isFast ? 'fast' : isReliable ? 'reliable' : null);
    seen[found.badge ?? 'none'] += 1;
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThanOrEqual(10);
});
