import { documentTextSchema, toDocumentLines, toPlainDocument } from './document-text';

describe('the lines of a document', () => {
  test('an empty one leaves a gap before the next, blanks of three and more part cells', () => {
    const { lines } = toPlainDocument('Ayu Lestari\r\n\r\nNama      : Ayu\n\u200b\n•  Excel');
    expect(lines.map(({ text, isApart }) => [text, isApart])).toEqual([
      ['Ayu Lestari', false],
      ['Nama\t: Ayu', true],
      ['• Excel', true],
    ]);
  });

  test('what a reader knows of their looks is kept', () => {
    const [line] = toDocumentLines([{ text: 'Ayu', size: 2, isStrong: true, page: 3, column: 1, room: 12 }]);
    expect(line).toEqual({
      text: 'Ayu',
      isApart: false,
      page: 3,
      column: 1,
      size: 2,
      isStrong: true,
      isHeading: false,
      room: 12,
    });
  });

  test('are no more and no longer than the parent process takes', () => {
    const many = toPlainDocument('x\n'.repeat(20_000));
    const long = toPlainDocument('x'.repeat(2_000_000));
    expect(many.lines).toHaveLength(5000);
    expect(documentTextSchema.safeParse(many).success).toBe(true);
    expect(documentTextSchema.safeParse(long).success).toBe(true);
  });
});
