import { toDocumentLines } from '@sabi/cv-rules/document-text';
import { parseCv } from '@sabi/cv-rules/parse-cv';
import type { PreviousPage } from './columns';
import type { PlacedText } from './placed-text';
import { toPrintedLines } from './text-lines';

const lineStep = 12;
const padding = 6;
const starts = [40, 62, 170, 280, 400];

/** The lines of a cell; the cells of a row. */
type Row = readonly string[];

const piece = (text: string, x: number, y: number): PlacedText => ({
  text,
  x,
  y,
  fontSize: 10,
  width: text.length * 5,
});

/** A word processor's table with cells aligned at the top or in the middle. */
function table(rows: readonly Row[], { top = 100, isInMiddle = false, firstColumn = 0 } = {}): PlacedText[] {
  let y = top;
  return rows.flatMap((row) => {
    const cells = row.map((cell) => cell.split('\n'));
    const height = Math.max(...cells.map((lines) => lines.length)) * lineStep;
    const above = y;
    y += height + padding;
    return cells.flatMap((lines, column) => {
      const shift = isInMiddle ? (height - lines.length * lineStep) / 2 : 0;
      return lines.map((text, index) =>
        piece(text, starts[column + firstColumn] ?? 0, above + shift + index * lineStep),
      );
    });
  });
}

function textOfPages(...printed: readonly PlacedText[][]): string {
  const pages: PreviousPage = {};
  return printed
    .flatMap((pieces) => toPrintedLines(pieces, 595, pages))
    .map(({ text }) => text)
    .join('\n');
}

const header = ['No', 'Perusahaan', 'Jabatan', 'Periode'];
const positions = [
  ['1', 'PT Maju Jaya', 'Staf Akuntansi', 'Jan 2019 -\nDes 2021'],
  ['2', 'CV Sentosa\nAbadi', 'Admin Gudang', 'Mar 2015 -\nNov 2018'],
  ['3', 'PT Mundur', 'Kasir', 'Jan 2013 -\nFeb 2015'],
  ['4', 'Toko Melati', 'Pramuniaga', 'Jun 2011 -\nDes 2012'],
];
const linesOf = (rows: readonly Row[]) =>
  rows.map((row) => row.map((cell) => cell.replaceAll('\n', ' ')).join('\t')).join('\n');
const whole = linesOf([header, ...positions]);

describe('a table that goes on with the next page', () => {
  const first = table([header, ...positions.slice(0, 2)]);

  test('keeps its columns without its header', () => {
    expect(textOfPages(first, table(positions.slice(2), { top: 40 }))).toBe(whole);
  });

  test('keeps them where only its header stood on the page before', () => {
    expect(textOfPages(table([header]), table(positions, { top: 40 }))).toBe(whole);
  });

  test('keeps them over three pages, with a number below each and a title above', () => {
    const pages = [first, table([positions[2] ?? []]), table([positions[3] ?? []])].map((pieces, index) => [
      ...(index > 0 ? [piece('Riwayat hidup Budi Santoso, Bandung', 40, 50)] : []),
      ...pieces,
      piece(`Halaman ${index + 1}`, 280, 800),
    ]);
    const text = textOfPages(...pages);
    for (const row of positions) expect(text.split('\n')).toContain(linesOf([row]));
  });

  test('keeps them where nothing counts its rows', () => {
    const bare = (rows: readonly Row[]) => rows.map(([, ...cells]) => cells);
    const [firstPosition = [], , ...others] = positions;
    const pages = [[header, firstPosition], others].map((rows) => table(bare(rows), { firstColumn: 1 }));
    expect(textOfPages(...pages)).toBe(linesOf(bare([header, firstPosition, ...others])));
  });

  test('does not go on where a section comes first, or something else ends its page', () => {
    const heading = piece('Pendidikan', 40, 40);
    const school = table([['2008', 'SMA Negeri 3', 'IPA', '2011']], { top: 60 });
    expect(textOfPages(first, [heading, ...school])).toMatch(/Pendidikan\n2008 SMA Negeri 3/);
    const ended = [...first, piece('Keahlian', 40, 400), piece('Excel dan Accurate', 40, 415)];
    expect(textOfPages(ended, table(positions.slice(2), { top: 40 }))).not.toContain(
      linesOf(positions.slice(2)),
    );
  });
});

describe('numbers beside the middle of their rows', () => {
  test('hold the lines above them too', () => {
    expect(textOfPages(table([header, ...positions], { isInMiddle: true }))).toBe(whole);
  });

  test('hold them however many there are', () => {
    const rows = [
      ['1', 'PT Maju Jaya', 'Staf Akuntansi', '2019 - 2021'],
      ['2', 'CV Sentosa\nAbadi Makmur\nSejahtera', 'Admin Gudang', '2015 - 2018'],
      ['3', 'PT Mundur', 'Kasir\nToko\nCabang\nKota\nBandung', '2013 - 2015'],
      ['4', 'Toko Melati', 'Pramuniaga', '2011 - 2012'],
    ];
    expect(textOfPages(table([header, ...rows], { isInMiddle: true }))).toBe(linesOf([header, ...rows]));
  });
});

test.each([
  ['Indonesian', ['KEAHLIAN', 'BAHASA', 'SERTIFIKASI']],
  ['English', ['SKILLS', 'LANGUAGES', 'TRAINING']],
])('three headings beside each other, in %s, head three lists', (_language, headings) => {
  const lists = [
    ['Microsoft Excel', 'Accurate', 'SAP', 'Power BI'],
    ['Indonesia', 'Inggris'],
    ['Brevet A dan B'],
  ];
  const printed = toPrintedLines(
    lists.flatMap((list, column) => [
      piece(headings[column] ?? '', 40 + column * 170, 100),
      ...list.map((text, index) => piece(text, 40 + column * 170, 120 + index * 14)),
    ]),
  );
  const lines = printed.map((line) => ({ ...line, page: 1, size: 1, isStrong: false }));
  const cv = parseCv(toDocumentLines(lines));
  expect(cv.skills.map(({ skill_name }) => skill_name)).toEqual(lists[0]);
});
