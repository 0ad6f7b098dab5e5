import { leaksInstructions } from './instruction-leak';

const rules =
  'You are the consultant. Rules:\n- Never state a price, a fee or any other amount of money to anybody.';

test.each([
  ['word for word', rules],
  [
    'in other letters and marks',
    'i MUST never... STATE a price / a fee -- or any other amount of *money* to anybody',
  ],
])('rules given away %s are noticed', (_how, answer) => {
  expect(leaksInstructions(answer, rules)).toBe(true);
});

test('a few words of them are not', () => {
  expect(leaksInstructions('I cannot state a price, a fee or any other amount here.', rules)).toBe(false);
});
