import { parseText } from './parse-text';

const cvOf = (text: string) => parseText(text.replace(/^ {4}/gm, ''));
const certificatesOf = (text: string) =>
  cvOf(text).licenses_certifications.map((fact) => [
    fact.name,
    fact.issuing_organization,
    fact.issue_date,
    fact.expiration_date,
    fact.credential_id,
  ]);

describe('lists', () => {
  test('skills in groups, with levels, in brackets, over two lines', () => {
    const cv = cvOf(`Skills
    Languages: Go, TypeScript
    Databases: PostgreSQL, MongoDB
    Microsoft Office (Word, Excel)
    Figma — Expert
    Excel: advanced
    SAP (80%)
    I am a team player who never gives up.`);
    expect(cv.skills.map(({ skill_name, proficiency_level }) => [skill_name, proficiency_level])).toEqual([
      ['Go', null],
      ['TypeScript', null],
      ['PostgreSQL', null],
      ['MongoDB', null],
      ['Microsoft Office (Word, Excel)', null],
      ['Figma', 'Expert'],
      ['Excel', 'advanced'],
      ['SAP', '80%'],
    ]);
    expect(cv.languages).toEqual([]);
  });

  test.each([
    ['Languages\nEnglish, Indonesian and Dutch', 'English:null Indonesian:null Dutch:null'],
    ['Bahasa : Indonesia aktif, Inggris pasif', 'Indonesia:aktif Inggris:pasif'],
    ['Bahasa\nInggris (TOEFL 510), Indonesia', 'Inggris:TOEFL 510 Indonesia:null'],
    ['Bahasa\nBahasa Inggris : aktif, lisan dan tulisan', 'Bahasa Inggris:aktif, lisan dan tulisan'],
    [
      'Personal skills\nMother tongue(s)\tIndonesian\nOther language(s)\tEnglish B2, German A1',
      'Indonesian:null English:B2 German:A1',
    ],
    ['Skills & Languages\nZendesk, Coaching\nEnglish (Professional)', 'English:Professional'],
    ['Languages\nEnglish\tFluent\nFrench\tBasic', 'English:Fluent French:Basic'],
    ['Bahasa\nFluent in English', 'English:Fluent'],
  ])('languages in %j', (text, expected) => {
    const read = parseText(text).languages.map(
      (language) => `${language.language_name}:${language.proficiency_level}`,
    );
    expect(read.join(' ')).toBe(expected);
  });

  test.each([
    [
      'STR Bidan, KTKI, nomor 12 34 5 19-0000777, berlaku sampai Agustus 2026',
      ['STR Bidan', 'KTKI', null, '2026-08', '12 34 5 19-0000777'],
    ],
    [
      'Back-End Course - Dicoding Indonesia (2021 - 2024)',
      ['Back-End Course', 'Dicoding Indonesia', '2021', '2024', null],
    ],
    [
      'ISO 9001 Lead Auditor, IRCA, Cert. No. A-17-0099, 2011',
      ['ISO 9001 Lead Auditor', 'IRCA', '2011', null, 'A-17-0099'],
    ],
    [
      'CKA: Certified Kubernetes Administrator issued by CNCF, Feb 2023',
      ['CKA: Certified Kubernetes Administrator', 'CNCF', '2023-02', null, null],
    ],
    [
      'Jun 2018\tCertified Secretary\nIAAP\nNo. CAP-0000-1113',
      ['Certified Secretary', 'IAAP', '2018-06', null, 'CAP-0000-1113'],
    ],
    [
      'AWS Developer –\nAssociate\nAmazon Web Services\nIssued Nov 2022 · Expires Nov\n2025',
      ['AWS Developer – Associate', 'Amazon Web Services', '2022-11', '2025-11', null],
    ],
  ])('the certificate in %j', (text, expected) => {
    expect(certificatesOf(`Sertifikasi\n${text}`)).toEqual([expected]);
  });

  test('certificates without any dates stand one to a line', () => {
    expect(certificatesOf('Certifications\nScrum Master\nITIL Foundation').map(([name]) => name)).toEqual([
      'Scrum Master',
      'ITIL Foundation',
    ]);
  });

  test('a certificate whose name was broken at a hyphen the program put in', () => {
    expect(
      certificatesOf(`Certifications
    Certified Quality Profes\u2010
    sional, Quality Board, May 2021`),
    ).toEqual([['Certified Quality Professional', 'Quality Board', '2021-05', null, null]]);
  });

  test('a date that slipped into the next line', () => {
    expect(
      certificatesOf(`Sertifikasi
    Ahli K3 Umum, Lembaga Contoh, Mei 2021, berlaku sampai
    05/2024`),
    ).toEqual([['Ahli K3 Umum', 'Lembaga Contoh', '2021-05', '2024-05', null]]);
  });
});

describe('certificates in forms and brackets', () => {
  test('a label beside each fact', () => {
    const text = `Ayu
Sertifikasi
Nama Sertifikat : Ahli Las
Penerbit : Balai Latihan Contoh
Tanggal : Mei 2021
Nomor : AL-2021-77
Berlaku hingga : Mei 2024
Nama Sertifikat : Ahli Bubut
Penerbit : Balai Latihan Contoh
Tanggal : 2019`;
    expect(parseText(text).licenses_certifications).toEqual([
      {
        name: 'Ahli Las',
        issuing_organization: 'Balai Latihan Contoh',
        issue_date: '2021-05',
        expiration_date: '2024-05',
        credential_id: 'AL-2021-77',
      },
      {
        name: 'Ahli Bubut',
        issuing_organization: 'Balai Latihan Contoh',
        issue_date: '2019',
        expiration_date: null,
        credential_id: null,
      },
    ]);
  });

  test.each([
    ['Sertifikat Juru Ukur (Balai Latihan Contoh), 2019', 'Sertifikat Juru Ukur', 'Balai Latihan Contoh'],
    ['Chartered Surveyor (CS), 2019', 'Chartered Surveyor (CS)', null],
  ])('%s', (line, name, issuing_organization) => {
    expect(parseText(`Ayu\nSertifikasi\n${line}`).licenses_certifications).toMatchObject([
      { name, issuing_organization, issue_date: '2019' },
    ]);
  });
});

test('a bare word for a level is one only where most skills have one', () => {
  const levelsIn = (list: string) =>
    parseText(`Ayu\nKeahlian\n${list}`).skills.map(({ skill_name, proficiency_level }) => [
      skill_name,
      proficiency_level,
    ]);
  expect(levelsIn('Rendang, Pastry dasar, Higiene dapur')).toEqual([
    ['Rendang', null],
    ['Pastry dasar', null],
    ['Higiene dapur', null],
  ]);
  expect(levelsIn('Excel mahir, Word dasar')).toEqual([
    ['Excel', 'mahir'],
    ['Word', 'dasar'],
  ]);
});
