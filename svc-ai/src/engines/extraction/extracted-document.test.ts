import { toPlainDocument } from '@sabi/cv-rules/document-text';
import { extractedDocumentSchema } from './extracted-document';

test.each([
  ['lines', 'x\n'.repeat(20_000)],
  ['letters in one line', 'x'.repeat(2_000_000)],
])('however many %s a document has, what its reader takes of them is accepted', (_what, text) => {
  expect(extractedDocumentSchema.safeParse({ ...toPlainDocument(text), hiddenLetters: 0 }).success).toBe(
    true,
  );
});

test('an answer that no reader gives is rejected', () => {
  const { text, lines } = toPlainDocument('Ayu Lestari');
  expect(extractedDocumentSchema.safeParse({ text, lines, hiddenLetters: 0, more: 1 }).success).toBe(false);
  expect(
    extractedDocumentSchema.safeParse({ text, lines: [{ ...lines[0], size: 'large' }], hiddenLetters: 0 })
      .success,
  ).toBe(false);
});
