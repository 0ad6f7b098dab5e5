import { leastProcessorMs } from '@sabi/test-kit/processor-time';
import { toDocumentLines } from './document-text';
import { parseCv } from './parse-cv';
import { parseText } from './parse-text';

const cvOf = (text: string) => parseText(text.replace(/^ {4}/gm, ''));

describe('the person', () => {
  test.each([
    ['Dr. Bambang Setyo Nugroho, S.Kom., M.M.\nSleman', 'Bambang Setyo', 'Nugroho'],
    ['Name\tProf. Dr. Ir. Retno Wulandari, M.Sc., Ph.D.', 'Retno', 'Wulandari'],
    ['CURRICULUM VITAE\nRizky Putra S.T.\nBekasi', 'Rizky', 'Putra'],
    ['SUHARTINI\nMalang', 'Suhartini', null],
    ['Nama : Kartika\nAlamat : Jl. Rekaan', 'Kartika', null],
    ['SITI\nMARYAMAH\nGraphic Designer\nsiti.maryamah@example.com', 'Siti', 'Maryamah'],
    ['Curriculum Vitae – Agus Prasetyo\nSurabaya', 'Agus', 'Prasetyo'],
    ['I Gede Ngurah Putra\nDenpasar', 'I Gede Ngurah', 'Putra'],
    ['MARCUS T. REYNOLDS\nColumbus, OH', 'Marcus T.', 'Reynolds'],
    ['Rizky Putra S. Farm\nBekasi', 'Rizky', 'Putra'],
    ['HANNAH O’BRIEN, RN, BSN\nDublin', 'Hannah', "O'Brien"],
    ['Robert “Bob” Kowalczyk\nWarsaw', 'Robert', 'Kowalczyk'],
    ['Lucas de Souza Ferreira\nSão Paulo', 'Lucas de Souza', 'Ferreira'],
    ['👩🏽‍💻 Zoë Ångström-Wijaya 🚀\nJakarta', 'Zoë', 'Ångström-Wijaya'],
    ['📍 Jakarta\n★ Putri Ayu ★', 'Putri', 'Ayu'],
  ])('%j', (text, first_name, last_name) => {
    expect(parseText(text)).toMatchObject({ first_name, last_name });
  });

  test('where a sidebar is read first, the name is the line that agrees with the address', () => {
    const cv = cvOf(`Contact
    dewi.anggraini@example.com
    Top Skills
    Talent Acquisition
    HRIS
    Dewi Anggraini
    HR Business Partner at Kopi Lembayung
    Summary
    I hire people.`);
    expect(cv).toMatchObject({
      first_name: 'Dewi',
      last_name: 'Anggraini',
      personal_summary: 'I hire people.',
    });
    expect(cv.skills.map(({ skill_name }) => skill_name)).toEqual(['Talent Acquisition', 'HRIS']);
  });

  test('where its address says nothing, the name behind a sidebar has a post and a heading under it', () => {
    const cv = cvOf(`CONTACT
    designer88@example.com
    SKILLS
    Figma
    KEVIN SANTOSO
    Frontend Engineer
    PROFILE
    I like small bundles.`);
    expect(cv).toMatchObject({
      first_name: 'Kevin',
      last_name: 'Santoso',
      personal_summary: 'I like small bundles.',
    });
    expect(cv.skills).toHaveLength(1);
  });

  test.each([
    ['Phone: (+62) 878-0000-1110', '+6287800001110'],
    ['HP 08960000 1111', '+6289600001111'],
    ['Telp. 0751-0000123 / 0852-6300-0123', '+6285263000123'],
    ['WhatsApp: 62 851 0000 7070', '+6285100007070'],
    ['+65 8123 0000', '+6581230000'],
    ['NIK: 3174000101900001', null],
    ['2015 - 2019', null],
  ])('the number in %j', (line, phone_number) => {
    expect(parseText(`Ayu Rekawati\n${line}`)).toMatchObject({ phone_number });
  });

  test('the name of a referee is not the name of the person', () => {
    const cv = cvOf(`Ayu Rekawati
    0812-0000-1111
    ayu@example.com
    References
    Hendra, 0813-0000-2222, hendra@example.com`);
    expect(cv).toMatchObject({ email: 'ayu@example.com', phone_number: '+6281200001111' });
  });
});

test.each([
  ['titles without a gap', `Budi Santoso G.HD${'EDb'.repeat(40)}!`],
  ['titles and points', `Budi Santoso,AAAAA${'.A.AAAAA.AAAAA'.repeat(40)},,A.!`],
  ['capitals', `Budi Santoso-,AAAA${'AAA'.repeat(40)}!`],
])('S61 a line of %s takes no time', (_what, line) => {
  const text = `${line}\nbudi@example.com\n\nWork experience\nPlanner\nPT Maju\n2019 - 2020`;
  expect(leastProcessorMs(() => parseText(text))).toBeLessThan(1000);
});

test.each([
  ['陈伟明\nJakarta\nchen@example.com', '陈伟明', null],
  ['简历\n王 小明\nJakarta', '王', '小明'],
  ['姓名：陈伟明\nJakarta', '陈伟明', null],
  ['السيرة الذاتية\nفاطمة الزهراء\nJakarta', 'فاطمة', 'الزهراء'],
  ['김민수\nJakarta', '김민수', null],
  ['राहुल शर्मा\nJakarta', 'राहुल', 'शर्मा'],
  ['B U D I  S A N T O S O\nJakarta', 'Budi', 'Santoso'],
])('%j is the name %s %s, whatever its script', (text, first_name, last_name) => {
  expect(parseText(`${text}\n\nPengalaman Kerja\nAnalis, PT Maju, 2019 - 2021`)).toMatchObject({
    first_name,
    last_name,
  });
});

test.each(['我有五年的工作经验', '申请职位项目经理'])(
  'a sentence without capitals, %s, is no name',
  (text) => {
    expect(parseText(`${text}\nPengalaman Kerja\nAnalis, PT Maju, 2019 - 2021`).first_name).toBeNull();
  },
);

test.each([
  ['Budi', 2, 'Santoso', 2, 'Budi', 'Santoso'],
  ['Budi', 2.4, 'Santoso', 1.9, 'Budi', 'Santoso'],
  ['Budi', 2, 'Santoso', 3, 'Budi', 'Santoso'],
  ['Budi', 2, 'Santoso', 1, 'Budi', null],
  ['MUHAMMAD RIZKY', 2, 'PRATAMA', 2.6, 'Muhammad Rizky', 'Pratama'],
  ['Siti Nur', 3, 'Azizah', 2.2, 'Siti Nur', 'Azizah'],
  ['Siti Nur', 2, 'Azizah Rahmawati', 2, 'Siti Nur Azizah', 'Rahmawati'],
  ['Budi Santoso', 2, 'Fresh Graduate', 2, 'Budi', 'Santoso'],
  ['BUDI SANTOSO', 1, 'FRESH GRADUATE', 1, 'Budi', 'Santoso'],
  ['Budi Santoso', 2, 'Teknik Informatika', 2, 'Budi', 'Santoso'],
  ['Budi Santoso', 3, 'Penjelajah Kota', 2, 'Budi', 'Santoso'],
  ['Budi Santoso', 2.6, 'Entrepreneur', 1.5, 'Budi', 'Santoso'],
])(
  'over %s, %d times the usual size, and %s, %d times, the name is %s %s',
  (above, size, beneath, sizeBeneath, first_name, last_name) => {
    const document = toDocumentLines([
      { text: above, size },
      { text: beneath, size: sizeBeneath },
      { text: 'hubungi@example.com' },
      { text: 'Pengalaman Kerja' },
      { text: 'Analis, PT Maju, 2019 - 2021' },
    ]);
    expect(parseCv(document)).toMatchObject({ first_name, last_name });
  },
);
