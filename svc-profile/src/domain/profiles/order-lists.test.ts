import type { ProfileLists } from '@sabi/contracts/http/profile/profile';
import { orderLists } from './order-lists';

const empty: ProfileLists = {
  work_experiences: [],
  educations: [],
  skills: [],
  languages: [],
  licenses_certifications: [],
  psychological_tests: [],
};

const work = (id: string, start_date: string | null, is_current = false) => ({
  id,
  version: 1,
  start_date,
  is_current,
  company_name: '',
  job_title: '',
  end_date: null,
  location: null,
  description: null,
});
const certificate = (id: string, issue_date: string | null) => ({
  id,
  version: 1,
  issue_date,
  name: '',
  issuing_organization: null,
  expiration_date: null,
  credential_id: null,
});
const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).join(' ');

test('work is shown with what is current first, then the newest, undated last', () => {
  const work_experiences = [
    work('undated', null),
    work('year', '2020'),
    work('current-undated', null, true),
    work('month', '2020-03'),
    work('current', '2018-01', true),
    work('newest', '2023-11'),
    work('old', '1999-12'),
  ];
  expect(idsOf(orderLists({ ...empty, work_experiences }).work_experiences)).toBe(
    'current current-undated newest month year old undated',
  );
});

test('equals keep the order of their source', () => {
  const work_experiences = [work('a', '2020'), work('b', null), work('c', '2020'), work('d', null)];
  expect(idsOf(orderLists({ ...empty, work_experiences }).work_experiences)).toBe('a c b d');
});

test('certificates and tests are shown newest first', () => {
  const licenses_certifications = [
    certificate('old', '2011'),
    certificate('none', null),
    certificate('new', '2024-02'),
  ];
  const psychological_tests = [
    { id: 'old', test_name: '', test_date: '2011', score: null, interpretation: null },
    { id: 'new', test_name: '', test_date: '2024', score: null, interpretation: null },
  ];
  const ordered = orderLists({ ...empty, licenses_certifications, psychological_tests });
  expect(idsOf(ordered.licenses_certifications)).toBe('new old none');
  expect(idsOf(ordered.psychological_tests)).toBe('new old');
});

test('skills and languages stay in the order their owner gave them', () => {
  const skills = ['Z', 'A', 'M'].map((skill_name) => ({
    id: skill_name,
    version: 1,
    skill_name,
    proficiency_level: null,
  }));
  const languages = ['Z', 'A', 'M'].map((language_name) => ({
    id: language_name,
    version: 1,
    language_name,
    proficiency_level: null,
  }));
  const ordered = orderLists({ ...empty, skills, languages });
  expect([idsOf(ordered.skills), idsOf(ordered.languages)]).toEqual(['Z A M', 'Z A M']);
});

describe('whatever order the entries come in', () => {
  const dates = [null, '2020', '2020-01', '2020-03', '2021', '1999-12'];
  const entries = dates.flatMap((date, index) => [
    work(`${index} ended`, date),
    work(`${index} current`, date, true),
  ]);
  const ordered = (work_experiences: typeof entries) =>
    orderLists({ ...empty, work_experiences }).work_experiences;
  /** Deterministic for a seed, to repeat a failure. */
  const shuffle = (seed: number) =>
    entries
      .map((entry, index) => ({ entry, key: Math.sin(seed * 1000 + index * 7.7) }))
      .toSorted((one, other) => one.key - other.key)
      .map(({ entry }) => entry);

  test.each(Array.from({ length: 100 }, (_, seed) => [seed]))('they are shown in the same (%i)', (seed) => {
    expect(idsOf(ordered(shuffle(seed)))).toBe(idsOf(ordered(entries)));
  });

  test('current ones come before all others, each kind from the newest to the undated', () => {
    expect(ordered(entries).map(({ start_date, is_current }) => `${start_date} ${is_current}`)).toEqual(
      [true, false].flatMap((is_current) =>
        ['2021', '2020-03', '2020-01', '2020', '1999-12', 'null'].map((date) => `${date} ${is_current}`),
      ),
    );
  });
});
