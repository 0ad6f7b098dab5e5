import { computeReplyRecord } from './reply-record';

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
