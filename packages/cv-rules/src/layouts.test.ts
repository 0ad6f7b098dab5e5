import { parseText } from './parse-text';

const cvOf = (text: string) => parseText(text.replace(/^ {4}/gm, ''));

describe('layouts that break what belongs together', () => {
  test('dates beside the first point belong to the head above it', () => {
    const [work] = cvOf(`Ayu
    Work Experience
    PT Maju Bersama, Akuntan\tEnde
    • Menyusun laporan\tJan 2018 – sekarang
    • Menghitung pajak`).work_experiences;
    expect(work).toMatchObject({
      company_name: 'PT Maju Bersama',
      job_title: 'Akuntan',
      location: 'Ende',
      start_date: '2018-01',
      is_current: true,
      description: 'Menyusun laporan\nMenghitung pajak',
    });
  });

  test('a range that a narrow column broke is one range', () => {
    const works = cvOf(`Ayu
    Pengalaman Kerja
    Staf Pengawasan Mutu\tNovember 2017 – Desember
    PT Jamu Sari Muria, Kudus\t2019
    • Menguji bahan baku`).work_experiences;
    expect(works).toMatchObject([
      {
        company_name: 'PT Jamu Sari Muria',
        job_title: 'Staf Pengawasan Mutu',
        start_date: '2017-11',
        end_date: '2019-12',
      },
    ]);
  });

  test('two headings in one row have their own columns', () => {
    const cv = cvOf(`Ayu
    KEAHLIAN\tBAHASA
    Excel\tIndonesia – Asli
    SAP\tInggris – Fasih
    Word`);
    expect(cv.skills.map(({ skill_name }) => skill_name)).toEqual(['Excel', 'SAP', 'Word']);
    expect(cv.languages).toEqual([
      { language_name: 'Indonesia', proficiency_level: 'Asli' },
      { language_name: 'Inggris', proficiency_level: 'Fasih' },
    ]);
  });

  test('headings in a column of their own head what stands beside and beneath them', () => {
    const cv = cvOf(`Ayu
    Pengalaman\tAkuntan, PT Maju Jaya, Januari 2019 - Desember 2021
    Kasir, CV Sentosa, 2015 - 2018
    Pendidikan\tUniversitas Padjadjaran, S1 Akuntansi, 2011 - 2015
    Keahlian\tExcel, SAP`);
    expect(cv.work_experiences.map(({ company_name }) => company_name)).toEqual([
      'PT Maju Jaya',
      'CV Sentosa',
    ]);
    expect(cv.educations).toMatchObject([{ institution_name: 'Universitas Padjadjaran', end_date: '2015' }]);
    expect(cv.skills).toHaveLength(2);
  });

  test('an occupation among the personal data is no position', () => {
    const cv = cvOf(`Nama\tAyu Lestari
    Pendidikan\tS1 Akuntansi
    Pekerjaan\tGuru
    Alamat\tJalan Melati 5`);
    expect(cv.work_experiences).toEqual([]);
  });

  test('a numbered table may have a column of its own, and cells without an answer', () => {
    const works = cvOf(`Ayu
    Pengalaman Kerja
    No\tNama Perusahaan/Instansi\tJabatan\tPeriode Kerja\tHal Penting\tAlasan Berhenti
    1.\tPT Maju Jaya\tAkuntan\t2019 - 2021\t-\tKontrak selesai
    2.\tCV Sentosa\t-\t2015 - 2018\tToko\t-`).work_experiences;
    expect(works).toMatchObject([
      { company_name: 'PT Maju Jaya', job_title: 'Akuntan', start_date: '2019', end_date: '2021' },
      { company_name: 'CV Sentosa', job_title: '', start_date: '2015', end_date: '2018' },
    ]);
  });

  test('a row of the names of columns and others is no header of a table', () => {
    const { skills } = cvOf('Ayu\nKeahlian\nBahasa\tLevel\tExcel 2019');
    expect(skills.length).toBeGreaterThan(0);
  });

  test('a row of names and the row of their levels are pairs', () => {
    expect(cvOf('Ayu\nSkills\nCanva\tSEO\nMahir\tDasar\nFigma').skills).toEqual([
      { skill_name: 'Canva', proficiency_level: 'Mahir' },
      { skill_name: 'SEO', proficiency_level: 'Dasar' },
      { skill_name: 'Figma', proficiency_level: null },
    ]);
  });

  test('a word that was broken with a hyphen of the program is whole again, one with its own keeps it', () => {
    const { personal_summary } = cvOf('Ayu\nProfil\nAhli ketenagakerja\u2010\nan dan self-\nservice');
    expect(personal_summary).toBe('Ahli ketenagakerjaan dan self-service');
  });

  test('the number of a page beside the name is no content', () => {
    expect(cvOf('Ayu Lestari\nSkills\nExcel\nAyu Lestari – 1/1').skills).toHaveLength(1);
    expect(cvOf('Ayu Lestari\nSkills\nExcel\nLevel – 1/1').skills).toHaveLength(2);
  });
});

describe('schools', () => {
  test.each([
    ['SMK Teknik Otomotif, SMK Karya Bangsa', 'SMK', 'SMK Karya Bangsa', 'Teknik Otomotif'],
    ['SMA IPA, SMA Negeri 90 Kendal', 'SMA', 'SMA Negeri 90 Kendal', 'IPA'],
    ['SMK Bahari Tegal jurusan Teknik Mesin', null, 'SMK Bahari Tegal', 'Teknik Mesin'],
    ['S1 Universitas Kelimutu, Agroteknologi', 'S1', 'Universitas Kelimutu', 'Agroteknologi'],
    [
      'Sarjana Pendidikan Pendidikan Matematika, Universitas Muria',
      'Sarjana Pendidikan',
      'Universitas Muria',
      'Pendidikan Matematika',
    ],
    ['Diploma IV Nautika, Politeknik Pelayaran Banda', 'Diploma IV', 'Politeknik Pelayaran Banda', 'Nautika'],
    ['Bachelor of Laws, Universitas Salemba', 'Bachelor of Laws', 'Universitas Salemba', null],
  ])('"%s"', (line, degree, institution_name, field_of_study) => {
    expect(cvOf(`Ayu\nPendidikan\n${line}, 2010 – 2014`).educations).toMatchObject([
      { degree, institution_name, field_of_study, start_date: '2010', end_date: '2014' },
    ]);
  });
});

describe('names', () => {
  test('letters that were spaced out are parted as in the address', () => {
    const text = 'J E S S I C A TA N U W I J AYA\nPemasar\njessica.tanuwijaya@example.com';
    expect(cvOf(text)).toMatchObject({ first_name: 'Jessica', last_name: 'Tanuwijaya' });
  });

  test('titles in small letters are titles', () => {
    expect(cvOf('Drs. H. Joko Purnomo, m.m.\nJakarta')).toMatchObject({
      first_name: 'Joko',
      last_name: 'Purnomo',
    });
  });
});
