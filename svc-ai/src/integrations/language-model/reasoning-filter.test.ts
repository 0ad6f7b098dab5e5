import { createReasoningFilter, withoutReasoning } from './reasoning-filter';

function inPieces(text: string, size: number): string {
  const filter = createReasoningFilter();
  const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
  return pieces.map((piece) => filter.add(piece)).join('') + filter.end();
}

test.each([
  [
    '<think>They want a price: 350.000.</think>\n\nPrices are shown once you have signed in.',
    'Prices are shown once you have signed in.',
  ],
  ['<THINK>\nHm.\n</Think>Yes.', 'Yes.'],
  ['<thinking>Hm. 1 < 2 </thinking>Yes.', 'Yes.'],
  ['Well. <reasoning>Hm.</reasoning> Yes.', 'Well.  Yes.'],
  ['<think></think>{"analysis":"Good."}', '{"analysis":"Good."}'],
  ['<think>One.</think>A <think>Two.</think>B', 'A B'],
  ['<think>Never ends', ''],
  ['<think>Never quite ends</thin', ''],
  ['a < b and <b>bold</b> and <thin', 'a < b and <b>bold</b> and <thin'],
  ['<thinker>', '<thinker>'],
])('%j is %j, wherever it is cut', (text, answer) => {
  expect(withoutReasoning(text).trim()).toBe(answer.trim());
  for (let size = 1; size <= text.length; size += 1) expect(inPieces(text, size).trim()).toBe(answer.trim());
});

test('certain text does not wait', () => {
  const filter = createReasoningFilter();
  expect(filter.add('One <')).toBe('One ');
  expect(filter.add('b> two')).toBe('<b> two');
  expect(filter.add('<thi')).toBe('');
  expect(filter.add('nk>three</think')).toBe('');
  expect(filter.add('> four')).toBe(' four');
});
