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
      (n: number) => 'Experience\n' + 'Manager, PT X, Jan 2019 – Feb 2020 (1 - 2 - 3\n'.repeat(600 * n),
    ],
    ['endless digits', (n: number) => 'Skills\n' + '0812 - '.repeat(3000 * n)],
    ['endless blanks', (n: number) => `Education\nS1${' \t'.repeat(6000 * n)}x`],
  ])('%s cost no more than their length asks for', (_what, textOf) => {
    // Ten times the text: a rule that looks back over what it has read would take a hundred times as long.
    expect(leastMs(textOf(10)) / Math.max(leastMs(textOf(1)), 5)).toBeLessThan(40);
  });
});

/** Of three runs the shortest, for a busy machine lengthens them. */
function leastMs(text: string): number {
  const runs = [1, 2, 3].map(() => {
    const startedAt = performance.now();
    parseText(text);
    return performance.now() - startedAt;
  });
  return Math.min(...runs);
}
