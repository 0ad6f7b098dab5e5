import { toDocumentLines, type RawLine } from './document-text';
import { toSections } from './sections';
import { toLines } from './text-lines';

const heading = (text: string): RawLine => ({ text, size: 1.2, isStrong: true, isApart: true });
const text = (words: string, looks: Partial<RawLine> = {}): RawLine => ({ text: words, ...looks });
const sectionsOf = (...lines: RawLine[]) =>
  toSections(toLines(toDocumentLines(lines)), 0).map(({ kind, lines: content }) => [
    kind,
    ...content.map((line) => line.text),
  ]);

describe('headings', () => {
  test.each([
    ['Where I have worked', 'work'],
    ['Sea Service', 'work'],
    ['Where I have studied', 'education'],
    ['Certificates of Competency', 'certifications'],
    ['Surat Izin dan Sertifikat', 'certifications'],
    ['What I use', 'skills'],
    ['Organisasi dan Kegiatan Sosial', 'other'],
    ['Professional Bodies', 'other'],
    ['Bahasa yang saya kuasai', 'languages'],
    ['Halo', 'summary'],
  ])('in words of its own, "%s" is about %s, for it is set as the others are', (words, kind) => {
    const sections = sectionsOf(text('Ayu'), heading('Skills'), text('Excel'), heading(words), text('x'));
    expect(sections.at(-1)).toEqual([kind, 'x']);
  });

  test('a picture beside a heading makes no point of a list of it', () => {
    const iconed = (words: string) => ({ ...heading(`\uf0b1 ${words}`), size: 1 });
    const sections = sectionsOf(text('Ayu'), iconed('KEAHLIAN'), text('Excel'), iconed('BAHASA'), text('x'));
    expect(sections.slice(-2)).toEqual([
      ['skills', 'Excel'],
      ['languages', 'x'],
    ]);
    const listed = sectionsOf(text('Ayu'), heading('Skills'), text('• Languages'), text('• Leadership'));
    expect(listed.at(-1)).toEqual(['skills', 'Languages', 'Leadership']);
  });

  test('where all are in words of their own, the style they share decides', () => {
    const own = (words: string) => ({ text: words, isStrong: true });
    expect(
      sectionsOf(
        text('Ayu'),
        own('Where I worked so far'),
        text('Kasir, Toko Maju, 2019 – 2021'),
        own('Where I studied things'),
        text('SMA Negeri 1'),
        own('What I am rather good at'),
        text('Excel'),
      )
        .map(([kind]) => kind)
        .slice(-3),
    ).toEqual(['work', 'education', 'skills']);
  });

  test('what stands behind it in brackets is no part of it', () => {
    expect(sectionsOf(text('Ayu'), heading('Pengalaman Kerja (3 tahun)'), text('x')).at(-1)).toEqual([
      'work',
      'x',
    ]);
  });

  test('a post that is set as headings are is none', () => {
    expect(
      sectionsOf(
        text('Ayu'),
        heading('Experience'),
        heading('Software Engineer'),
        text('PT Maju, 2019 – 2020'),
      ),
    ).toEqual([['head'], ['head'], ['work', 'Software Engineer', 'PT Maju, 2019 – 2020']]);
  });

  test('the same words in the middle of a text are none', () => {
    const sections = sectionsOf(text('Ayu'), heading('Skills'), text('What I use'), text('Excel'));
    expect(sections.at(-1)).toEqual(['skills', 'What I use', 'Excel']);
  });

  test('an underlined line is a heading', () => {
    const sections = sectionsOf(text('Ayu'), text('Sekolah'), text('-------'), text('SMK Bahari, 2016'));
    expect(sections.at(-1)).toEqual(['education', 'SMK Bahari, 2016']);
  });
});

describe('columns', () => {
  const at = (page: number, column: number) => ({ page, column });

  test('each goes on with its own section on the next page', () => {
    const sections = sectionsOf(
      text('Ayu'),
      { ...heading('Skills'), ...at(1, 1) },
      text('Excel', at(1, 1)),
      { ...heading('Experience'), ...at(1, 2) },
      text('Akuntan, PT Maju, 2019', at(1, 2)),
      text('Word', at(2, 1)),
      text('Kasir, PT Mundur, 2015', at(2, 2)),
    );
    expect(sections.filter(([kind]) => kind !== 'head')).toEqual([
      ['skills', 'Excel'],
      ['work', 'Akuntan, PT Maju, 2019'],
      ['skills', 'Word'],
      ['work', 'Kasir, PT Mundur, 2015'],
    ]);
  });

  test('a column that begins with contact data does not continue the section before it', () => {
    const sections = sectionsOf(
      text('Ayu'),
      { ...heading('Courses'), ...at(1, 1) },
      text('Brevet A, 2019', at(1, 1)),
      text('ayu@example.com', at(1, 2)),
    );
    expect(sections.slice(-2)).toEqual([
      ['certifications', 'Brevet A, 2019'],
      ['head', 'ayu@example.com'],
    ]);
  });
});

test('a heading of a word processor within a section is the head of an entry, whatever it says', () => {
  const styled = (words: string) => ({ ...heading(words), isHeading: true });
  const sections = sectionsOf(
    text('Dewi Rekaan'),
    styled('Education'),
    styled('S.T., Teknik Industri'),
    text('Institut Teknologi Rekaan | 2012 – 2016'),
    text('GPA: 3.61'),
    styled('Work Experience'),
    styled('Gudang Rekaan'),
    text('Production Planner, Bekasi | 2019 – 2021'),
  );
  expect(sections.slice(-2)).toEqual([
    ['education', 'S.T., Teknik Industri', 'Institut Teknologi Rekaan | 2012 – 2016', 'GPA: 3.61'],
    ['work', 'Gudang Rekaan', 'Production Planner, Bekasi | 2019 – 2021'],
  ]);
});
