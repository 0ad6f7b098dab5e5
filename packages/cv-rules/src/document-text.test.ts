import { toDocumentLines, toPlainDocument } from './document-text';

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

  test('are no more than any CV has', () => {
    expect(toPlainDocument('x\n'.repeat(20_000)).lines).toHaveLength(5000);
  });
});
