import sample from '@jsonresume/schema/sample.resume.json';
import { InvalidJsonResume } from './json-resume';
import { readJsonResume, readOwnFields } from './read-json-resume';

describe('a JSON Resume of another program', () => {
  test('the example of the standard is read whole', () => {
    const cv = readJsonResume(sample);
    expect(cv).toMatchObject({
      first_name: 'Richard',
      last_name: 'Hendriks',
      email: 'richard.hendriks@mail.com',
      phone_number: '(912) 555-4321',
    });
    expect(cv.work_experiences[0]).toMatchObject({
      company_name: 'Pied Piper',
      job_title: 'CEO/President',
      start_date: '2013-12',
      end_date: '2014-12',
      is_current: false,
      location: 'Palo Alto, CA',
    });
    expect(cv.work_experiences[0]?.description?.split('\n')).toHaveLength(4);
    expect(cv.educations[0]).toMatchObject({
      institution_name: 'University of Oklahoma',
      degree: 'Bachelor',
      field_of_study: 'Information Technology',
      start_date: '2011-06',
      grade: '4.0',
    });
    expect(cv.skills).toEqual([
      { skill_name: 'Web Development', proficiency_level: 'Master' },
      ...['HTML', 'CSS', 'Javascript'].map((skill_name) => ({ skill_name, proficiency_level: null })),
      { skill_name: 'Compression', proficiency_level: 'Master' },
      ...['Mpeg', 'MP4', 'GIF'].map((skill_name) => ({ skill_name, proficiency_level: null })),
    ]);
    expect(cv.languages).toEqual([{ language_name: 'English', proficiency_level: 'Native speaker' }]);
    expect(readOwnFields(sample)).toEqual({
      title: 'Programmer',
      current_organization: null,
      position_interest: null,
      psychological_tests: [],
    });
  });

  test('what goes on, odd dates, numbers, nulls and names of older drafts are understood', () => {
    const cv = readJsonResume({
      basics: { name: 'Suharto', phone: 628123456789, summary: null },
      work: [
        {
          company: 'PT Lama',
          position: 'Staf',
          startDate: '2019-02-30',
          endDate: 'Present',
          highlights: null,
        },
        { name: null, position: '  ' },
      ],
      education: [{ institution: 'UI', gpa: 3.5, endDate: '2010-13' }],
      skills: null,
    });
    expect(cv).toMatchObject({ first_name: 'Suharto', last_name: null, phone_number: '628123456789' });
    expect(cv.work_experiences).toMatchObject([
      { company_name: 'PT Lama', start_date: '2019-02', end_date: null, is_current: true },
    ]);
    expect(cv.educations).toMatchObject([{ grade: '3.5', end_date: null, is_current: false }]);
  });

  test('a name that was changed elsewhere wins over the parts we wrote beside it', () => {
    const own = { first_name: 'Ayu', last_name: 'Lestari' };
    expect(readJsonResume({ basics: { name: 'Ayu Putri Lestari', 'x-sabi': own } })).toMatchObject({
      first_name: 'Ayu Putri',
      last_name: 'Lestari',
    });
  });

  test('what is too long or too much is cut', () => {
    const cv = readJsonResume({
      basics: { name: 'A'.repeat(900), summary: 'x'.repeat(20_000) },
      skills: Array.from({ length: 300 }, (_, index) => ({ name: `Skill ${index}` })),
    });
    expect(cv.first_name).toHaveLength(500);
    expect(cv.personal_summary).toHaveLength(10_000);
    expect(cv.skills).toHaveLength(200);
  });

  test('a spoilt extension is passed over', () => {
    const document = {
      basics: { name: 'Ayu Lestari', 'x-sabi': 'no' },
      'x-sabi': { psychological_tests: [1] },
    };
    expect(readJsonResume(document)).toMatchObject({ first_name: 'Ayu', last_name: 'Lestari' });
    expect(readOwnFields(document).psychological_tests).toEqual([]);
  });
});

describe('what is no JSON Resume is refused:', () => {
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', '{}'],
    ['a list', []],
    ['an object of something else', { name: 'package', version: '1.0.0' }],
    ['sections that are empty', { basics: null, work: null }],
    ['a section that is no list', { work: { name: 'PT Lama' } }],
    ['an entry that is no object', { work: ['PT Lama'] }],
    ['an object in place of a text', { basics: { name: { $ne: null } } }],
    ['endless entries', { skills: Array.from({ length: 1001 }, () => ({ name: 'Excel' })) }],
  ])('%s', (_what, document) => {
    expect(() => readJsonResume(document)).toThrow(InvalidJsonResume);
    expect(() => readOwnFields(document)).toThrow(InvalidJsonResume);
  });
});
