import { readImportRow } from './read-import-row';

const now = new Date('2026-11-29T10:00:00Z');
const row = {
  id: 1,
  company: 'PT Samudra Rakit',
  title: 'Staf Gudang',
  language: 'id',
  text: 'Menata rak.',
  city: 'Bekasi',
  mode: 'onsite',
  contract: 'pkwt',
  level: 'entry',
  category: 'Food & Beverage',
};

const readPosting = (changes: object) => {
  const read = readImportRow({ ...row, ...changes }, now);
  if ('faults' in read) throw new Error(read.faults.join());
  return read.row.posting;
};

/** As an editor on the web, a word processor and a system that escapes its HTML write it. */
const editor =
  '<p>Tugas&nbsp;Anda:</p>\n<ul>\n<li>\n<p>Menata <strong>rak</strong></p>\n</li>\n<li>R&amp;D</li>\n</ul>';
const word = `<div class=MsoNormal><span lang=IN style='font-size:11.0pt'>Tugas Anda:<o:p></o:p></span></div>
<ol start=1 type=1><li class=MsoNormal>Menata\r\nrak</li><li class=MsoNormal>R&amp;D</li></ol><style>p{color:red}</style>`;
const escaped = editor.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

test.each([
  ['of an editor', editor, 'Tugas Anda:\n\n- Menata rak\n- R&D'],
  ['of a word processor', word, 'Tugas Anda:\n1. Menata rak\n2. R&D'],
  ['that is escaped', escaped, 'Tugas Anda:\n\n- Menata rak\n- R&D'],
  ['with breaks alone', 'Satu<br>\nDua<br/><br/>Tiga', 'Satu\nDua\n\nTiga'],
  ['with a link', '<p>Kirim ke <a href="https://wa.me/1">sini</a></p>', 'Kirim ke sini [https://wa.me/1]'],
  [
    'of a table',
    '<table><tr><th>Jam</th><td>8</td></tr><tr><th>Hari</th><td>5</td></tr></table>',
    'Jam 8\nHari 5',
  ],
  ['with a script', '<p>Aman</p><script>alert(1)</script><img src=x onerror=alert(1)>', 'Aman'],
  ['without tags', 'R&amp;D &#8226; satu\n  dua', 'R&D • satu\ndua'],
  ['of 10,000 levels', `${'<div>'.repeat(10_000)}Menata rak.</div>`, ''],
])('HTML %s becomes paragraphs and lists', (_what, text, plain) => {
  expect(readPosting({ text }).text).toBe(plain);
});

test('HTML is taken out of every text; text that only speaks of tags stays', () => {
  const posting = readPosting({
    title: 'Staf <b>Gudang</b> &amp; Toko',
    requirements: ['<p>Teliti</p>', { text: 'Menguasai <div> & <span>' }],
    questions: ['Siap?<br>'],
    process: ['<i>Tes</i>'],
  });
  expect(posting).toMatchObject({
    title: 'Staf Gudang & Toko',
    requirements: [{ text: 'Teliti' }, { text: 'Menguasai <div> & <span>' }],
    questions: [{ text: 'Siap?' }],
    process: ['Tes'],
  });
  expect(readPosting({ text: '<p>Tulis HTML</p>', text_format: 'plain' }).text).toBe('<p>Tulis HTML</p>');
  expect(readPosting({ text: 'a < b\n c', text_format: 'html' }).text).toBe('a < b c');
});

test('a name of a category becomes its code, and control characters go', () => {
  expect(readPosting({}).category).toBe('food-beverage');
  expect(readPosting({ category: 'food_service' }).category).toBe('food_service');
  expect(readImportRow({ ...row, company: 'PT\u0007 Rakit\n' }, now)).toMatchObject({
    row: { companyName: 'PT Rakit' },
  });
});

test.each([
  [{ areas: ['32.75', '99'] }, 'areas: 99 is not known'],
  [{ published_at: '2026-11-29T10:00:01Z' }, 'published_at: Is in the future'],
  [{ published_at: '2026-08-31T10:00:00Z' }, 'published_at: Nothing is open for 90 days'],
  [{ expires_at: '2026-11-29T17:00:00+07:00' }, 'expires_at: Is over'],
  [{ posted_days_ago: 80, expires_at: '2026-12-30T00:00:00Z' }, 'expires_at: Nothing is open for 90 days'],
  [{ company: '' }, expect.stringMatching(/^company: /)],
])('%j is a fault', (changes, fault) => {
  expect(readImportRow({ ...row, ...changes }, now)).toEqual({ faults: [fault] });
});
