import { parseText } from '../parse-text';

const cvOf = (text: string) => parseText(text.replace(/^ {4}/gm, ''));
const positionsOf = (text: string) =>
  cvOf(text).work_experiences.map((work) => [
    work.job_title,
    work.company_name,
    work.location,
    work.start_date,
    work.end_date,
  ]);

describe('positions', () => {
  test('posts under one company, each with its own dates', () => {
    expect(
      positionsOf(`Experience
    PT Unirekaan Indonesia Tbk, Jakarta (2014 - Present)
    National Sales Manager (January 2019 - Present)
    • Manage a team of 40 people.
    Regional Sales Manager (March 2014 - December 2018)
    • Opened 3 depots.
    PT Makanan Rekaan, Surabaya
    Area Supervisor, August 2009 - February 2014`),
    ).toEqual([
      ['National Sales Manager', 'PT Unirekaan Indonesia Tbk', 'Jakarta', '2019-01', null],
      ['Regional Sales Manager', 'PT Unirekaan Indonesia Tbk', 'Jakarta', '2014-03', '2018-12'],
      ['Area Supervisor', 'PT Makanan Rekaan', 'Surabaya', '2009-08', '2014-02'],
    ]);
  });

  test('company, then title and dates with a duration, then the place', () => {
    expect(
      positionsOf(`Experience
    Kopi Lembayung
    HR Business Partner
    March 2023 - Present (1 year 8 months)
    Jakarta, Indonesia
    Partner of the operations director.
    PT Gerai Anggrek
    Recruiter
    January 2017 - September 2021 (4 years 9 months)
    Bandung, West Java, Indonesia`),
    ).toEqual([
      ['HR Business Partner', 'Kopi Lembayung', 'Jakarta, Indonesia', '2023-03', null],
      ['Recruiter', 'PT Gerai Anggrek', 'Bandung, West Java, Indonesia', '2017-01', '2021-09'],
    ]);
  });

  test('everything in one line', () => {
    expect(
      positionsOf(`Pengalaman Kerja
    1. Guru Bahasa Inggris di SMP IT Cahaya Rekaan (2017-2019)
    2. Gosend Rekaan, sebagai Mitra Pengemudi, tahun 2019 – sekarang
    3. Backend Developer at Awan Rekaan (Remote) — Feb 2015 – Jan 2017`),
    ).toEqual([
      ['Mitra Pengemudi', 'Gosend Rekaan', null, '2019', null],
      ['Guru Bahasa Inggris', 'SMP IT Cahaya Rekaan', null, '2017', '2019'],
      ['Backend Developer', 'Awan Rekaan', 'Remote', '2015-02', '2017-01'],
    ]);
  });

  test('dates on the left', () => {
    expect(
      positionsOf(`Employment
    2015 – present\tProfessor of Soil Science, Universitas Rekaan, Yogyakarta
    Mar '12 – Dec '14\tProduction Manager
    \tPT Ban Rekaan Tbk, Bekasi`),
    ).toEqual([
      ['Professor of Soil Science', 'Universitas Rekaan', 'Yogyakarta', '2015', null],
      ['Production Manager', 'PT Ban Rekaan Tbk', 'Bekasi', '2012-03', '2014-12'],
    ]);
  });

  test('a form with labels', () => {
    const cv = cvOf(`Employment History
    Company: PT Antar Rekaan
    Position: Delivery Driver
    Period: 2019 - now
    Location: Depok
    Duties: Delivering parcels.
    Keeping the car clean.

    Company: CV Angkut Rekaan
    Position: Helper
    Period: 2016 - 2019`);
    expect(cv.work_experiences).toMatchObject([
      {
        job_title: 'Delivery Driver',
        company_name: 'PT Antar Rekaan',
        location: 'Depok',
        description: 'Delivering parcels.\nKeeping the car clean.',
      },
      { job_title: 'Helper', company_name: 'CV Angkut Rekaan', end_date: '2019' },
    ]);
  });

  test('a table with a header', () => {
    expect(
      positionsOf(`Riwayat Pekerjaan
    Periode\tPerusahaan\tJabatan
    April 2020 – Sekarang\tResor Rekaan, Ubud\tManajer Kantor Depan
    2016 – 2020\tHotel Rekaan, Sanur\tPenyelia`),
    ).toEqual([
      ['Manajer Kantor Depan', 'Resor Rekaan', 'Ubud', '2020-04', null],
      ['Penyelia', 'Hotel Rekaan', 'Sanur', '2016', '2020'],
    ]);
  });

  test('a place that no list knows stands between company and title', () => {
    expect(
      positionsOf(`Pengalaman Kerja
    PT Roda Jaya Rekaan - Desa Khayal          Jul 2019 - Des 2020
    Staff PPIC
    - Mengelola persediaan`),
    ).toEqual([['Staff PPIC', 'PT Roda Jaya Rekaan', 'Desa Khayal', '2019-07', '2020-12']]);
  });

  test('organisations, committees and projects are no positions', () => {
    const text = (heading: string) => `${heading}\nKetua, Himpunan Mahasiswa, 2015 – 2016`;
    const headings = [
      'Pengalaman Organisasi',
      'ORGANISASI',
      'Kepanitiaan',
      'Volunteering',
      'Projects',
      'Organizational Experience',
    ];
    for (const heading of headings) expect(parseText(text(heading)).work_experiences).toEqual([]);
    expect(parseText(text('Pengalaman Magang')).work_experiences).toHaveLength(1);
  });

  test('labels inside a position do not end the positions', () => {
    const cv = cvOf(`Experience
    Senior Developer, PT Awan Rekaan
    2021 – Present
    Built the billing service.
    Technologies: Go, Kafka
    Achievements:
    Engineer of the year.
    Developer, PT Kabut Rekaan
    2018 – 2021
    Tools: Java
    Skills: Go, Java`);
    expect(cv.work_experiences.map(({ company_name }) => company_name)).toEqual([
      'PT Awan Rekaan',
      'PT Kabut Rekaan',
    ]);
    expect(cv.work_experiences[0]?.description).toContain('Engineer of the year.');
    expect(cv.skills.map(({ skill_name }) => skill_name)).toEqual(['Java', 'Go']);
  });

  test('an occupation among personal data is no position', () => {
    const cv = cvOf(`Data Pribadi
    Nama : Ayu Rekawati
    Pekerjaan : Karyawan Swasta
    Pendidikan Terakhir : S1 Akuntansi, Universitas Rekaan
    Status : Menikah`);
    expect(cv).toMatchObject({
      work_experiences: [],
      educations: [{ degree: 'S1', field_of_study: 'Akuntansi' }],
    });
  });

  test('points that ran over the end of a line are put together, others stay apart', () => {
    const cv = cvOf(`E X P E R I E N C E
    Engineer
    PT Rekaan
    2019 – 2020
    • Reduced the cost of infrastructure by moving all batch jobs to spot instances and by tuning
    the garbage collector
    • Wrote a hand-
    book
    • Taught`);
    expect(cv.work_experiences[0]?.description?.split('\n')).toEqual([
      'Reduced the cost of infrastructure by moving all batch jobs to spot instances and by tuning the garbage collector',
      'Wrote a hand-book',
      'Taught',
    ]);
  });
});
