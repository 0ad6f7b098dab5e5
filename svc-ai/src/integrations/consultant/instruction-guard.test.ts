import { createSentenceBuffer } from '../../engines/text/sentence-buffer';
import { guardInstructions } from './instruction-guard';

const rules =
  'You are the consultant of Sabi. Rules:\n- Promise no job, no candidate and no date.\n- Never state a price or another amount of money.';

/** @param released receives every piece, also when the guard rejects the answer */
function stream(answer: string, size: number, released: string[]): void {
  const buffer = createSentenceBuffer([guardInstructions(rules)], 4000);
  const pieces = answer.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? [];
  for (const piece of pieces) released.push(buffer.add(piece));
  released.push(buffer.end());
}

test.each([1, 2, 3, 7, 16, 48, 5000])(
  'an answer that repeats its instructions is rejected before any of them, in pieces of %d characters',
  (size) => {
    const released: string[] = [];
    expect(() => stream(`Gladly. ${rules}`, size, released)).toThrow(
      expect.objectContaining({ kind: 'unusable' }),
    );
    expect('Gladly.').toContain(released.join(''));
  },
);

test('an answer with a few words of its instructions is released', () => {
  const released: string[] = [];
  stream('I promise no job, no candidate. That is all. ', 5, released);
  expect(released.join('')).toBe('I promise no job, no candidate. That is all.');
});
