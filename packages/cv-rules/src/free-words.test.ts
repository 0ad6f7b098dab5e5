import { parseText } from './parse-text';

const cvOf = (text: string) => parseText(text.replace(/^ {4}/gm, ''));
const skillsOf = (text: string) => cvOf(text).skills.map(({ skill_name }) => skill_name);

describe('texts typed by hand', () => {
  test('headings in words of their own, in English', () => {
    const cv = cvOf(`Sinta Maharani

    My work so far :
    * Site Engineer at PT Jalan Contoh, Jayapura (since May 2018)
       > Supervised road works

    School and university
    * Bachelor of Engineering – Cendana University, 2010–2015, GPA 3.08

    What I am good at
    I work with AutoCAD, MS Project and Surveying.

    Certificates I hold
    · Road Engineer, Road Board, Dec 2019`);
    expect(cv.work_experiences).toMatchObject([
      { job_title: 'Site Engineer', company_name: 'PT Jalan Contoh', description: 'Supervised road works' },
    ]);
    expect(cv.educations).toMatchObject([{ institution_name: 'Cendana University', grade: '3.08' }]);
    expect(cv.skills.map(({ skill_name }) => skill_name)).toEqual(['AutoCAD', 'MS Project', 'Surveying']);
    expect(cv.licenses_certifications).toMatchObject([{ name: 'Road Engineer', issue_date: '2019-12' }]);
  });

  test('headings in words of their own, in Indonesian', () => {
    const cv = cvOf(`Sinta Maharani

    Riwayat kerja saya :
    * Kerja di PT Baja Contoh (Bekasi) sebagai Teknisi Mesin, sejak Februari 2020

    Sekolah / kuliah
    * D3 Teknik Mesin – Politeknik Contoh, 2013–2016, IPK 3,21

    Sertifikat yang dimiliki
    · Ahli K3 Umum, Lembaga Contoh, Sep 2022`);
    expect(cv.work_experiences).toMatchObject([
      {
        job_title: 'Teknisi Mesin',
        company_name: 'PT Baja Contoh',
        location: 'Bekasi',
        start_date: '2020-02',
      },
    ]);
    expect(cv.educations).toMatchObject([{ degree: 'D3', institution_name: 'Politeknik Contoh' }]);
    expect(cv.licenses_certifications).toMatchObject([{ name: 'Ahli K3 Umum' }]);
  });

  test('an employer apart is no heading', () => {
    const cv = cvOf(`Sinta Maharani
    Work Experience

    Tools of Tomorrow
    Engineer, 2018 – 2020`);
    expect(cv.work_experiences).toMatchObject([{ company_name: 'Tools of Tomorrow', job_title: 'Engineer' }]);
  });

  test.each([
    ['Saya menguasai Excel, Accurate dan e-Faktur.', ['Excel', 'Accurate', 'e-Faktur']],
    ['Terbiasa menggunakan SAP dan Excel', ['SAP', 'Excel']],
    ['Hidrolik dan Pneumatik, PLC', ['Hidrolik dan Pneumatik', 'PLC']],
  ])('skills in "%s"', (line, skills) => {
    expect(skillsOf(`Ayu\nKeahlian\n${line}`)).toEqual(skills);
  });
});

describe('numbers of certificates that nothing calls so', () => {
  test.each([
    ['BTCLS, Lembaga Contoh (BT-2023-0817), Feb 2023', 'BT-2023-0817', '2023-02'],
    ['Ahli Mutu · Lembaga Contoh · 70209 2423 0011987 · 2021', '70209 2423 0011987', '2021'],
    ['Ahli Mutu, Lembaga Contoh (2021-2024)', null, '2021'],
  ])('"%s"', (line, credential_id, issue_date) => {
    expect(cvOf(`Ayu\nSertifikasi\n${line}`).licenses_certifications).toMatchObject([
      { issuing_organization: 'Lembaga Contoh', credential_id, issue_date },
    ]);
  });
});
