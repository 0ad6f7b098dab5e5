import { parseText } from './parse-text';

const cvOf = (...lines: string[]) => parseText(['Ayu Lestari', 'ayu@example.com', '', ...lines].join('\n'));
const positionsOf = (...lines: string[]) => cvOf('WORK EXPERIENCE', '', ...lines).work_experiences;

describe('positions of English CVs', () => {
  test('an employer with the time of all posts is no post itself', () => {
    const positions = positionsOf(
      'Harvey & Moss, Sydney NSW      Feb 2014 – Feb 2019',
      'Senior Supply Planner (2016 – 2019)',
      '• Planned inbound freight',
      'Supply Planner (2014 – 2016)',
      '• Introduced a weekly meeting',
    );
    expect(positions).toEqual([
      expect.objectContaining({ job_title: 'Senior Supply Planner', start_date: '2016', end_date: '2019' }),
      expect.objectContaining({ job_title: 'Supply Planner', start_date: '2014', end_date: '2016' }),
    ]);
    expect(positions.map(({ company_name, location }) => [company_name, location])).toEqual([
      ['Harvey & Moss', 'Sydney NSW'],
      ['Harvey & Moss', 'Sydney NSW'],
    ]);
  });

  test('a task without a bullet is no employer', () => {
    expect(
      positionsOf(
        'Backend Engineer',
        '2018 – 2021',
        'Split the card module out of a monolith',
        'PT Dompet Rekaan',
      ),
    ).toMatchObject([
      { job_title: 'Backend Engineer', description: expect.stringContaining('Split the card') },
    ]);
  });

  test('what a table says of the work beside its dates is no part of the post', () => {
    expect(
      positionsOf('PT Solusi Rekaan', 'Business Analyst     2017 – 2020     Requirements for a warehouse'),
    ).toMatchObject([
      {
        company_name: 'PT Solusi Rekaan',
        job_title: 'Business Analyst',
        description: 'Requirements for a warehouse',
      },
    ]);
  });

  test('the dots of `S.A.` and the state behind a town belong to them', () => {
    expect(
      positionsOf(
        'Budowa Rekaan S.A.',
        'Site Engineer',
        'Dayton, OH',
        'June 2010 up to now',
        '• Built bridges',
      ),
    ).toMatchObject([
      {
        company_name: 'Budowa Rekaan S.A.',
        job_title: 'Site Engineer',
        location: 'Dayton, OH',
        is_current: true,
      },
    ]);
  });

  test('a head that takes a line more than the one before it is whole', () => {
    expect(
      positionsOf(
        'Lead Pharmacist, Rekaan Hospital',
        '2017 to date',
        'Lead a team of nine.',
        '',
        'Clinical Pharmacist',
        'Northgate Pharmacy, York',
        '2012 - 2017',
        'Ran the prescriptions.',
      ),
    ).toMatchObject([
      { job_title: 'Lead Pharmacist', description: 'Lead a team of nine.' },
      { job_title: 'Clinical Pharmacist', company_name: 'Northgate Pharmacy', location: 'York' },
    ]);
  });

  test('a career summary that lists positions is no summary', () => {
    const cv = cvOf(
      'PERSONAL STATEMENT',
      'I explain things plainly.',
      '',
      'CAREER SUMMARY',
      'Pharmacist, Rekaan Hospital',
      '2017 – 2020',
      'Cashier, Toko Rekaan',
      '2012 – 2017',
    );
    expect(cv.personal_summary).toBe('I explain things plainly.');
    expect(cv.work_experiences).toHaveLength(2);
  });
});

describe('schools, certificates and languages of English CVs', () => {
  test('degrees with their letters, and schools with a `di` of their own', () => {
    expect(
      cvOf(
        'EDUCATION',
        'Master of Business Administration (MBA), Universitas Rekaan, 2018',
        'Master of Engineering - MEng, Civil Engineering, Politecnico di Milano, 2016',
      ).educations,
    ).toMatchObject([
      { degree: 'Master of Business Administration (MBA)', field_of_study: null },
      {
        degree: 'Master of Engineering',
        field_of_study: 'Civil Engineering',
        institution_name: 'Politecnico di Milano',
      },
    ]);
  });

  test('qualifications that are degrees', () => {
    const cv = cvOf('Qualifications', '2009 - 2012\tPhD, Physics, University of Nottingham');
    expect(cv.educations).toMatchObject([{ degree: 'PhD', institution_name: 'University of Nottingham' }]);
    expect(cv.licenses_certifications).toEqual([]);
  });

  test('certificates with a number behind `#`, an expiry and no date, and several in one line', () => {
    const names = cvOf(
      'CERTIFICATIONS',
      'Registered Nurse (RN), Board of Nursing, License #RN-445566, Exp. 08/2026',
      'Basic Life Support, Heart Association - valid through 05/2025',
      'Life Support, Heart Association, 2023',
      'Google Ads Search (2021), Meta Blueprint (2022)',
    ).licenses_certifications.map(({ name, credential_id }) => [name, credential_id]);
    expect(names.toSorted()).toEqual([
      ['Basic Life Support', null],
      ['Google Ads Search', null],
      ['Life Support', null],
      ['Meta Blueprint', null],
      ['Registered Nurse (RN)', 'RN-445566'],
    ]);
  });

  test('the issuer behind the level of a certificate', () => {
    expect(
      cvOf('CERTIFICATIONS', 'Solutions Architect – Associate (Cloud Services) – Issued Aug 2022')
        .licenses_certifications,
    ).toMatchObject([{ name: 'Solutions Architect – Associate', issuing_organization: 'Cloud Services' }]);
  });

  test('one level for several languages, under a heading of three words', () => {
    expect(cvOf('Languages Known', 'Bilingual in English and Spanish').languages).toEqual([
      { language_name: 'English', proficiency_level: 'Bilingual' },
      { language_name: 'Spanish', proficiency_level: 'Bilingual' },
    ]);
  });

  test('headings with a colon in a list of schools, and interests among certificates', () => {
    const cv = cvOf(
      'Education:',
      '- SMA Negeri 4 Denpasar (2011 - 2014)',
      'Skills:',
      '- Public speaking',
      'Language:',
      '- English',
      'Training & Certificate:',
      '- TOEIC, Penguji Rekaan, 2020',
      'Interests: chess, running',
    );
    expect(cv.skills).toEqual([{ skill_name: 'Public speaking', proficiency_level: null }]);
    expect(cv.licenses_certifications.map(({ name }) => name)).toEqual(['TOEIC']);
  });

  test('an address a narrow column has broken, and a number of a neighbour', () => {
    const cv = parseText(
      ['Contact', 'ayu.lestari@example.co', 'm', 'Mobile: (65) 9123 4567', 'Ayu Lestari', 'Chef'].join('\n'),
    );
    expect(cv).toMatchObject({ email: 'ayu.lestari@example.com', phone_number: '+6591234567' });
  });
});
