import { computeProfileStrength, describeStrength, isImportDecided } from './profile-strength';

const nothing = {
  first_name: null,
  phone_number: null,
  personal_summary: null,
  profile_picture_url: null,
};
const nothingBeside = {
  work_experiences: 0,
  educations: 0,
  skills: 0,
  languages: 0,
  licenses_certifications: 0,
  psychological_tests: 0,
  has_decided_import: false,
};
const names = { first_name: 'Ayu', phone_number: '+62' };
const everything = { ...names, personal_summary: 'Plans.', profile_picture_url: 'key' };
const allBeside = {
  ...nothingBeside,
  work_experiences: 2,
  educations: 1,
  skills: 9,
  languages: 1,
  psychological_tests: 1,
  has_decided_import: true,
};

test('an empty profile has no strength, a full one has all of it', () => {
  expect(computeProfileStrength(nothing, nothingBeside)).toBe(0);
  expect(computeProfileStrength(everything, allBeside)).toBe(100);
});

test.each([
  ['a picture', { profile_picture_url: 'key' }, {}, 5],
  ['one name, which is enough, and a phone', names, {}, 10],
  ['a name without a phone', { ...names, phone_number: null }, {}, 0],
  ['a blank name', { ...names, first_name: '  ' }, {}, 0],
  ['a summary', { personal_summary: 'Plans.' }, {}, 15],
  ['a CV', {}, { has_decided_import: true }, 15],
  ['work', {}, { work_experiences: 1 }, 25],
  ['more work', {}, { work_experiences: 7 }, 25],
  ['education', {}, { educations: 1 }, 10],
  ['skills', {}, { skills: 1 }, 10],
  ['languages', {}, { languages: 1 }, 5],
  ['a certificate', {}, { licenses_certifications: 1 }, 5],
  ['a test', {}, { psychological_tests: 1 }, 5],
  ['a certificate and a test', {}, { licenses_certifications: 1, psychological_tests: 1 }, 5],
])('%s counts by itself', (_what, profile, lists, points) => {
  expect(computeProfileStrength({ ...nothing, ...profile }, { ...nothingBeside, ...lists })).toBe(points);
});

test('each part says what it counts and whether it is there, the best next one first', () => {
  const parts = describeStrength({ ...nothing, ...names }, { ...nothingBeside, skills: 3 });
  expect(parts.filter(({ is_done }) => is_done).map(({ part }) => part)).toEqual([
    'name_and_phone',
    'skills',
  ]);
  expect(parts.find(({ is_done }) => !is_done)).toEqual({ part: 'cv', points: 15, is_done: false });
  expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(100);
});

test.each([
  ['one that was read and decided on', { state: 'parsed', is_reviewed: true }, true],
  ['one that nobody has looked at', { state: 'parsed' }, false],
  ['one that is looked at again', { state: 'parsed', is_reviewed: false }, false],
  ['one that could not be read', { state: 'failed', is_reviewed: true }, false],
  ['none', null, false],
] as const)('of CVs, %s', (_which, cv, counts) => {
  expect(isImportDecided(cv)).toBe(counts);
});
