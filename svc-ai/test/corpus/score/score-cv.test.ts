import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { scoreCv, scoreWholeJobs } from './score-cv';
import { macroF1, measure, sumOf } from './tally';

const job = (company: string, title: string, start: string): ParsedCv['work_experiences'][number] => ({
  company_name: company,
  job_title: title,
  start_date: start,
  end_date: null,
  is_current: false,
  location: null,
  description: null,
});
const truth: ParsedCv = {
  first_name: 'Rina',
  last_name: 'Wulandari',
  email: 'rina@example.com',
  phone_number: '0812-0000-2102',
  personal_summary: null,
  work_experiences: [job('PT Satu', 'Kasir', '2019-05'), job('PT Satu', 'Kepala Kasir', '2021-01')],
  educations: [],
  skills: [{ skill_name: 'Excel', proficiency_level: null }],
  languages: [],
  licenses_certifications: [],
};
const tallyOf = (parsed: ParsedCv | null, field: string) => scoreCv(truth, parsed).get(field);

test('the truth itself scores 1', () => {
  expect(macroF1(scoreCv(truth, truth))).toBe(1);
});

test('no answer misses everything and invents nothing', () => {
  expect(tallyOf(null, 'email')).toEqual({ right: 0, extra: 0, missed: 1 });
  expect(tallyOf(null, 'work_experiences.company_name')).toEqual({ right: 0, extra: 0, missed: 2 });
  expect(macroF1(scoreCv(truth, null))).toBe(0);
});

test('a wrong value is both missed and extra, an absent one missed, an invented one extra', () => {
  const parsed = { ...truth, first_name: 'Rini', last_name: null, personal_summary: 'Kasir' };
  expect(tallyOf(parsed, 'first_name')).toEqual({ right: 0, extra: 1, missed: 1 });
  expect(tallyOf(parsed, 'last_name')).toEqual({ right: 0, extra: 0, missed: 1 });
  expect(tallyOf(parsed, 'personal_summary')).toEqual({ right: 0, extra: 1, missed: 0 });
});

test('entries are compared with those they are most like, in whatever order they come', () => {
  const parsed = { ...truth, work_experiences: [...truth.work_experiences].reverse() };
  expect(tallyOf(parsed, 'work_experiences.job_title')).toEqual({ right: 2, extra: 0, missed: 0 });
});

test('an entry that shares nothing with any other stands alone', () => {
  const parsed = { ...truth, skills: [{ skill_name: 'Word', proficiency_level: null }] };
  expect(tallyOf(parsed, 'skills.skill_name')).toEqual({ right: 0, extra: 1, missed: 1 });
});

test('two absent values are no success: the field does not count', () => {
  expect(tallyOf(truth, 'work_experiences.is_current')).toBeUndefined();
});

test('files are summed before they are measured', () => {
  const sum = sumOf([scoreCv(truth, truth), scoreCv(truth, null)]).get('email');
  expect(sum && measure(sum)).toEqual({ precision: 1, recall: 0.5, f1: 2 / 3 });
});

test('a job is right as a whole when all its fields are, those absent on both sides too', () => {
  expect(scoreWholeJobs(truth, truth)).toEqual({ right: 2, extra: 0, missed: 0 });
  const [first, second] = truth.work_experiences;
  const parsed = { ...truth, work_experiences: [{ ...first!, location: 'Bekasi' }, second!] };
  expect(scoreWholeJobs(truth, parsed)).toEqual({ right: 1, extra: 1, missed: 1 });
  expect(scoreWholeJobs(truth, null)).toEqual({ right: 0, extra: 0, missed: 2 });
});

test('two wrong halves make no whole job', () => {
  const work_experiences = [job('PT Satu', 'Kepala Kasir', '2019-05'), job('PT Satu', 'Kasir', '2021-01')];
  expect(scoreWholeJobs(truth, { ...truth, work_experiences })).toEqual({ right: 0, extra: 2, missed: 2 });
});
