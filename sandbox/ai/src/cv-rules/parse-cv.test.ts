import { parseCv } from './parse-cv';

const cvOf = (text: string) => parseCv(text.replace(/^ {4}/gm, ''));

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
    expect(parseCv('')).toEqual(parseCv('\n\t \u200b\n'));
    expect(parseCv('')).toMatchObject({ first_name: null, email: null, work_experiences: [], skills: [] });
  });

  test.each([
    ['one endless line', 'a (b, '.repeat(40_000)],
    ['thousands of lines', 'Experience\n' + 'Manager, PT X, Jan 2019 – Feb 2020 (1 - 2 - 3\n'.repeat(6000)],
    ['endless digits', 'Skills\n' + '0812 - '.repeat(30_000)],
    ['endless blanks', `Education\nS1${' \t'.repeat(60_000)}x`],
  ])('%s takes no longer than a CV may', (_what, text) => {
    const startedAt = performance.now();
    parseCv(text);
    expect(performance.now() - startedAt).toBeLessThan(3000);
  });
});
