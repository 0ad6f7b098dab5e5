import type { AutomationCondition } from '@sabi/contracts/http/hiring/automations';
import { chooseAutomation, isLoop, planSteps } from './choose-automation';

const submitted = { event: 'submitted' } as const;
const movedTo = (stageId: string) => ({ event: 'moved', stage_id: stageId }) as const;

const rule = (
  id: string,
  trigger: typeof submitted | ReturnType<typeof movedTo>,
  stageId: string,
  conditions: AutomationCondition[] = [],
) => ({
  id,
  name: id,
  is_on: true,
  trigger,
  conditions,
  act: { stage_id: stageId, template_id: null, after_hours: 0 },
});

const answered = (answer: string) => ({
  answers: [{ question: 'Usia mesin?', answer, is_knock_out: false }],
});
const condition = (test: AutomationCondition['test'], value: string): AutomationCondition => ({
  question: 'usia Mesin?',
  test,
  value,
});

test.each([
  ['is', 'Ya', 'ya ', true],
  ['is', 'Ya', 'tidak', false],
  ['is_not', 'tidak', 'ya', true],
  ['at_least', '10', '9', false],
  ['at_least', '10', '10', true],
  ['at_most', '10', '11', false],
  ['at_most', '10', '9', true],
  ['at_least', '10', 'sepuluh', false],
] as const)('a rule whose answer %s %s and the answer %s', (test, value, answer, isChosen) => {
  const automations = [rule('a', submitted, 'test', [condition(test, value)])];
  expect(chooseAutomation(automations, submitted, answered(answer))?.id).toBe(isChosen ? 'a' : undefined);
});

test('an answer that is missing fulfils no condition', () => {
  const automations = [rule('a', submitted, 'test', [condition('is_not', 'ya')])];
  expect(chooseAutomation(automations, submitted, { answers: [] })).toBeUndefined();
});

test('of rules that fit the first that is on acts, and those of its stage after it', () => {
  const off = { ...rule('off', submitted, 'interview'), is_on: false };
  const automations = [
    off,
    rule('a', submitted, 'test'),
    rule('b', submitted, 'interview'),
    rule('c', movedTo('test'), 'interview'),
  ];
  const steps = planSteps(automations, { answers: [] }, { trigger: submitted, stageId: 'review', depth: 0 });
  expect(steps.map(({ automation_id: id, from_stage_id: from }) => [id, from])).toEqual([
    ['a', 'review'],
    ['c', 'test'],
  ]);
});

test.each([
  ['to its own stage', [rule('a', movedTo('test'), 'test')], true],
  ['in a circle', [rule('a', movedTo('test'), 'interview'), rule('b', movedTo('interview'), 'test')], true],
  ['back to where applications arrive', [rule('a', submitted, 'review')], true],
  [
    'on and on',
    ['b', 'c', 'd', 'e'].map((to, index) => rule(to, index ? movedTo('abcd'.charAt(index)) : submitted, to)),
    true,
  ],
  [
    'three times',
    ['b', 'c', 'd'].map((to, index) => rule(to, index ? movedTo('abcd'.charAt(index)) : submitted, to)),
    false,
  ],
  [
    'in a circle that is off',
    [rule('a', movedTo('test'), 'interview'), { ...rule('b', movedTo('interview'), 'test'), is_on: false }],
    false,
  ],
])('rules that move %s', (_what, automations, expected) => {
  expect(isLoop(automations, 'review')).toBe(expected);
});

test('accepted rules end by themselves, whatever is answered', () => {
  const stages = ['review', 'screening', 'test', 'second', 'interview'];
  let state = 7;
  const below = (limit: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  const stage = () => stages[below(stages.length)] ?? '';
  const places = [
    { trigger: submitted, stageId: 'review' },
    ...stages.map((each) => ({ trigger: movedTo(each), stageId: each })),
  ];
  const followed: unknown[] = [];
  let accepted = 0;
  for (let count = 0; count < 2000; count += 1) {
    const automations = Array.from({ length: 1 + below(4) }, (_, index) => {
      const conditions = below(2) ? [condition('is', 'ya')] : [];
      return rule(`${index}`, below(3) === 0 ? submitted : movedTo(stage()), stage(), conditions);
    });
    if (isLoop(automations, 'review')) continue;
    accepted += 1;
    for (const answer of ['ya', 'tidak'])
      for (const place of places) {
        const last = planSteps(automations, answered(answer), { ...place, depth: 0 }).at(-1)?.stage_id;
        const next = last && chooseAutomation(automations, movedTo(last), answered(answer));
        if (next) followed.push({ automations, place, answer }); // the limit of moves has stopped it
      }
  }
  expect(followed).toEqual([]);
  expect(accepted).toBeGreaterThan(200);
});
