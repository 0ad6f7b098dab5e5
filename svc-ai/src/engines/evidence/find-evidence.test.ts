import { parsedCvSchema } from '@sabi/contracts/cv/parsed-cv';
import { cvEvidenceSchema } from '@sabi/contracts/cv/evidence';
import { findEvidence } from './find-evidence';

const lines = [
  'AYU LESTARI',
  'Jakarta · 0812 3456 7890 · ayu@example.com',
  'Pengalaman',
  'PT Maju Jaya\tAgustus 2021 – Sekarang',
  'Senior Analyst',
  'PT Maju Jaya\t05/2019 – 2021',
  'Junior Analyst and Coordinator of the',
  'Regional Office',
  'Keahlian',
  'SQL, C++, Power BI',
];

const cv = parsedCvSchema.parse({
  first_name: 'Ayu',
  last_name: 'Lestari',
  email: 'ayu@example.com',
  phone_number: '+62 812 3456 7890',
  personal_summary: 'Made up by a model.',
  work_experiences: [
    {
      company_name: 'PT Maju Jaya',
      job_title: 'Senior Analyst',
      start_date: '2021-08',
      end_date: null,
      is_current: true,
      location: null,
      description: null,
    },
    {
      company_name: 'PT Maju Jaya',
      job_title: 'Junior Analyst and Coordinator of the Regional Office',
      start_date: '2019-05',
      end_date: '2021-07',
      is_current: false,
      location: null,
      description: null,
    },
  ],
  educations: [],
  skills: [
    { skill_name: 'C++', proficiency_level: null },
    { skill_name: 'Welding', proficiency_level: null },
  ],
  languages: [],
  licenses_certifications: [],
});

describe('the lines that show the values of a reading', () => {
  const found = findEvidence({ cv, lines });

  test('is as the contract has it, one for each entry', () => {
    expect(cvEvidenceSchema.parse(found)).toEqual(found);
    expect([found.work_experiences.length, found.skills.length]).toEqual([2, 2]);
  });

  test('single fields are found however they are written', () => {
    expect(found.fields).toMatchObject({
      first_name: { lines: ['AYU LESTARI'], inferred: [] },
      phone_number: { lines: [lines[1]], inferred: [] },
      personal_summary: { lines: [], inferred: ['personal_summary'] },
    });
  });

  test('two posts under one name stay separate, and values broken over two lines are found', () => {
    expect(found.work_experiences[0]?.lines).toEqual([
      'PT Maju Jaya  Agustus 2021 – Sekarang',
      'Senior Analyst',
    ]);
    expect(found.work_experiences[1]?.lines).toEqual([
      'PT Maju Jaya  05/2019 – 2021',
      'Junior Analyst and Coordinator of the',
    ]);
  });

  test('written dates are not inferred, missing ones are', () => {
    expect(found.work_experiences[0]?.inferred).toEqual([]);
    expect(found.work_experiences[1]?.inferred).toEqual(['end_date']);
  });

  test('missing values have no lines', () => {
    // Excludes the heading above.
    expect(found.skills.map((each) => each.lines)).toEqual([['SQL, C++, Power BI'], []]);
  });
});

test('a current entry without a word for it is inferred', () => {
  const [position] = cv.work_experiences;
  const evidence = findEvidence({
    cv: { ...cv, work_experiences: position ? [position] : [] },
    lines: ['Senior Analyst, PT Maju Jaya, since August 2021'],
  });
  expect(evidence.work_experiences[0]?.inferred).toEqual(['is_current']);
});
