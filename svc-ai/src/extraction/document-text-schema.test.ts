import { toPlainDocument } from '@sabi/cv-rules/document-text';
import { documentTextSchema } from './document-text-schema';

test.each([
  ['lines', 'x\n'.repeat(20_000)],
  ['letters in one line', 'x'.repeat(2_000_000)],
])('however many %s a document has, what its reader takes of them is accepted', (_what, text) => {
  expect(documentTextSchema.safeParse(toPlainDocument(text)).success).toBe(true);
});

test('what no reader says is refused', () => {
  const { text, lines } = toPlainDocument('Ayu Lestari');
  expect(documentTextSchema.safeParse({ text, lines, more: 1 }).success).toBe(false);
  expect(documentTextSchema.safeParse({ text, lines: [{ ...lines[0], size: 'large' }] }).success).toBe(false);
});
