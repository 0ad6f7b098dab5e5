import { growthOverTenfold } from '@sabi/test-kit/processor-time';
import { parseText } from './parse-text';

const cvOf = (text: string) => parseText(text.replace(/^ {4}/gm, ''));

describe('what is not the person', () => {
  test('page numbers, running titles and the closing formula are left out', () => {
    const cv = cvOf(`Ayu Rekawati
    Bandung
    Skills
    Excel
    Page 1 of 2
    Curriculum Vitae – Ayu Rekawati
    Word
    Demikian daftar riwayat hidup ini saya buat dengan sebenarnya.
    Bandung, 3 Maret 2025`);
    expect(cv.skills.map(({ skill_name }) => skill_name)).toEqual(['Excel', 'Word']);
  });

  test('a text that is no CV yields nothing', () => {
    expect(parseText('')).toEqual(parseText('\n\t \u200b\n'));
    expect(parseText('')).toMatchObject({ first_name: null, email: null, work_experiences: [], skills: [] });
  });

  test.each([
    ['one endless line', (n: number) => 'a (b, '.repeat(4000 * n)],
    [
      'thousands of lines',
      (n: number) => 'Experience\n' + 'Manager, PT X, Jan 2019 – Feb 2020 (1 - 2 - 3\n'.repeat(200 * n),
    ],
    ['endless digits', (n: number) => 'Skills\n' + '0812 - '.repeat(3000 * n)],
    ['endless blanks', (n: number) => `Education\nS1${' \t'.repeat(6000 * n)}x`],
  ])('%s cost no more than their length asks for', (_what, textOf) => {
    expect(growthOverTenfold((times) => parseText(textOf(times)))).toBeLessThan(40);
  });
});
