import { toReadingBlocks } from './columns';
import type { PlacedText } from './placed-text';

const piece = (text: string, x: number, y: number): PlacedText => ({
  text,
  x,
  y,
  fontSize: 10,
  width: text.length * 5,
});
const column = (prefix: string, x: number, top: number, pitch: number, count = 6) =>
  Array.from({ length: count }, (_none, index) =>
    piece(`${prefix} of a column ${index}`, x, top + index * pitch),
  );
const textsOf = (pieces: readonly PlacedText[]) =>
  toReadingBlocks(pieces).map(({ pieces: block }) => block.map(({ text }) => text));

describe('the order of reading', () => {
  test('of one column is one block', () => {
    expect(toReadingBlocks(column('line', 0, 0, 14))).toHaveLength(1);
  });

  test('goes down the left column before the right one, however their lines interleave', () => {
    const left = column('left', 0, 50, 14);
    const right = column('right', 250, 57, 13);
    expect(textsOf([...right, ...left])).toEqual([
      left.map(({ text }) => text),
      right.map(({ text }) => text),
    ]);
  });

  test('of columns with lines at the same height is the same', () => {
    const [left, right] = [column('left', 0, 50, 14), column('right', 250, 50, 14)];
    expect(textsOf([...left, ...right])).toHaveLength(2);
  });

  test('of columns that end at different heights is the same', () => {
    const [left, right] = [column('left', 0, 50, 14, 20), column('right', 250, 50, 14)];
    expect(textsOf([...left, ...right])).toHaveLength(2);
  });

  test('keeps text that spans columns in its place', () => {
    const name = piece('A name that reaches over both of the columns below it', 80, 20);
    const footer = piece('A footer that reaches over both of the columns above it', 80, 200);
    const blocks = textsOf([footer, ...column('left', 0, 50, 14), ...column('right', 250, 57, 13), name]);
    expect(blocks.map(([first]) => first)).toEqual([
      name.text,
      'left of a column 0',
      'right of a column 0',
      footer.text,
    ]);
  });
});

test('headings in the margin come before the text beside them', () => {
  const rows = ['Profile', 'Work', 'School'].map((heading, index) => {
    const top = index * 80;
    return [piece(`${heading} heading`, 0, top), ...column(heading, 150, top, 12, 4)] as const;
  });
  expect(textsOf(rows.flat()).map(([first]) => first)).toEqual([
    'Profile heading',
    'Profile of a column 0',
    'Work heading',
    'Work of a column 0',
    'School heading',
    'School of a column 0',
  ]);
});

describe('no columns', () => {
  const rows = (labels: readonly string[]) =>
    labels.flatMap((label, index) => [
      piece(label, 0, index * 14),
      piece(`Something that was done ${index}`, 200, index * 14),
    ]);

  test('dates beside what happened then', () => {
    expect(
      toReadingBlocks(rows(['2019 – 2020', '2017 – 2019', '2015 – 2017', '2010 – 2015', '2005 – 2010'])),
    ).toHaveLength(1);
  });

  test('labels beside their values', () => {
    expect(
      toReadingBlocks(rows(['Name of person:', 'Telephone:', 'Address:', 'Date of birth:'])),
    ).toHaveLength(1);
  });

  test('rows under headings that stand alone', () => {
    const table = (top: number) => [...column('skill', 0, top, 14, 4), ...column('level', 250, top, 14, 4)];
    const pieces = [
      piece('Heading one here', 0, 0),
      ...table(30),
      piece('Heading two here', 0, 110),
      ...table(140),
      piece('Heading three here', 0, 220),
      ...table(250),
    ];
    expect(toReadingBlocks(pieces)).toHaveLength(1);
  });

  test('dates that end at the right margin', () => {
    const dates = ['May 2019 – Present', '2016 – 2019', 'Jan 2015 – Dec 2016', '2010'];
    const pieces = dates.flatMap((date, index) => [
      piece(`Post number ${index}`, 0, index * 40),
      piece(date, 500 - date.length * 5, index * 40),
    ]);
    expect(toReadingBlocks(pieces)).toHaveLength(1);
  });

  test('bullets and their text', () => {
    const pieces = column('text', 20, 0, 14).flatMap((text) => [text, piece('•', 0, text.y)]);
    expect(toReadingBlocks(pieces)).toHaveLength(1);
  });

  test('dates in a margin so narrow that they nearly touch what is beside them', () => {
    const wide = (text: string, x: number, y: number, width: number) => ({ ...piece(text, x, y), width });
    const pieces = [
      wide('Jan 2020 –', 53, 16, 54),
      wide('Senior Analyst', 110, 16, 80),
      wide('Present', 53, 28, 40),
      wide('Harbor Partners, Tacoma', 110, 28, 120),
      wide('Planned the routes', 110, 40, 100),
      wide('Jun 2016 –', 53, 58, 54),
      wide('Analyst', 110, 58, 40),
      wide('Dec 2019', 53, 70, 50),
      wide('Cedar Mill, Salem', 110, 70, 90),
      wide('Kept the forecast', 110, 82, 95),
    ];
    expect(textsOf(pieces).flat()).toEqual(
      expect.arrayContaining(['Jan 2020 – Present', 'Senior Analyst', 'Jun 2016 – Dec 2019']),
    );
  });

  test('where dates stand in the margin is across, a date that was broken in two is one', () => {
    const pieces = [
      piece('WORK EXPERIENCE', 0, 0),
      piece('November 2017 –', 0, 16),
      piece('Desember 2019', 0, 28),
      piece('Kasir, Toko Maju di pasar', 120, 16),
      piece('Melayani pembeli setiap hari', 120, 28),
      piece('EDUCATION', 0, 50),
      piece('2014 – 2017', 0, 66),
      piece('SMA Negeri 1 Contoh Raya', 120, 66),
      piece('Jurusan IPS dan lain-lain', 120, 78),
    ];
    expect(textsOf(pieces)).toEqual([
      [
        'WORK EXPERIENCE',
        'November 2017 – Desember 2019',
        'EDUCATION',
        '2014 – 2017',
        'Kasir, Toko Maju di pasar',
        'Melayani pembeli setiap hari',
        'SMA Negeri 1 Contoh Raya',
        'Jurusan IPS dan lain-lain',
      ],
    ]);
  });

  test('of two columns that both have headings is never across', () => {
    const rows = ['SKILLS', '2019', '2020', '2021', 'LANGUAGES', '2022'];
    const left = rows.map((text, index) => piece(text, 0, index * 14));
    const right = ['WORK EXPERIENCE', ...rows.slice(1, 4), 'EDUCATION', '2018'].map((text, index) =>
      piece(`${text}`, 200, index * 14),
    );
    const wide = piece('a line that makes each of them wide', 200, 90);
    const other = piece('and another for this column', 0, 90);
    expect(toReadingBlocks([...left, other, ...right, wide]).map(({ column: number }) => number)).toEqual([
      1, 2,
    ]);
  });
});
