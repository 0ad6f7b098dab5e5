import { toDocumentLines } from './document-text';
import { parseCv } from './parse-cv';
import { parseText } from './parse-text';

const cvOf = (text: string) => parseText(text.replace(/^ {4}/gm, ''));

describe('forms with a label beside each value', () => {
  test('in English', () => {
    const cv = cvOf(`First name(s) / Surname(s)\tSinta Maharani
    E-mail\tsinta@example.com
    Work experience
    Dates\t05/2018 – 09/2023
    Occupation or position held\tSite Engineer
    Main activities and responsibilities\tSupervised road works
    Kept the site safe
    Name and address of employer\tPT Jalan Contoh, Jayapura
    Education and training
    Dates\t2010 – 2015
    Title of qualification awarded\tBachelor of Engineering
    Principal subjects\tCivil Engineering
    Name of institution\tCendana University
    GPA\t3.08
    Technical skills\tAutoCAD, Surveying`);
    expect(cv).toMatchObject({ first_name: 'Sinta', last_name: 'Maharani', email: 'sinta@example.com' });
    expect(cv.work_experiences).toEqual([
      {
        company_name: 'PT Jalan Contoh',
        job_title: 'Site Engineer',
        start_date: '2018-05',
        end_date: '2023-09',
        is_current: false,
        location: 'Jayapura',
        description: 'Supervised road works\nKept the site safe',
      },
    ]);
    expect(cv.educations).toMatchObject([
      {
        degree: 'Bachelor of Engineering',
        institution_name: 'Cendana University',
        field_of_study: 'Civil Engineering',
        start_date: '2010',
        grade: '3.08',
      },
    ]);
    expect(cv.skills.map(({ skill_name }) => skill_name)).toEqual(['AutoCAD', 'Surveying']);
  });

  test('in Indonesian', () => {
    const cv = cvOf(`Nama\tSinta Maharani
    Pengalaman kerja
    Tanggal\t03/2021 – Sekarang
    Jabatan\tStaf Akuntansi
    Tugas utama\tMenyusun laporan keuangan
    Nama dan alamat pemberi kerja\tCV Tekstil Contoh, Semarang
    Pendidikan dan pelatihan
    Tanggal\t2014 – 2018
    Gelar yang diperoleh\tS1
    Jurusan\tAkuntansi
    Nama lembaga pendidikan\tUniversitas Contoh`);
    expect(cv.first_name).toBe('Sinta');
    expect(cv.work_experiences).toMatchObject([
      {
        company_name: 'CV Tekstil Contoh',
        job_title: 'Staf Akuntansi',
        location: 'Semarang',
        is_current: true,
      },
    ]);
    expect(cv.educations).toMatchObject([
      { degree: 'S1', institution_name: 'Universitas Contoh', field_of_study: 'Akuntansi', end_date: '2018' },
    ]);
  });

  test('two labels in a row head a table', () => {
    const cv = cvOf(`Sinta Maharani
    Pengalaman kerja
    Jabatan\tPerusahaan
    Kasir\tToko Contoh`);
    expect(cv.work_experiences).toMatchObject([{ job_title: 'Kasir', company_name: 'Toko Contoh' }]);
  });
});

test('a line in another face does not go on with the one above, however narrow the column is', () => {
  const cv = parseCv(
    toDocumentLines([
      { text: 'Pendidikan', isHeading: true },
      { text: 'S1 Akuntansi', isStrong: true, room: 6 },
      { text: 'Universitas Contoh', room: 2 },
      { text: '2014 – 2018', room: 9 },
    ]),
  );
  expect(cv.educations).toMatchObject([
    { degree: 'S1', field_of_study: 'Akuntansi', institution_name: 'Universitas Contoh', end_date: '2018' },
  ]);
});
