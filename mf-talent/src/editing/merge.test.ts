import type { FieldSpec, FieldValues } from './field-spec';
import { findDifferences, hasSameValues, merge } from './merge';

const fields: readonly FieldSpec[] = [
  { kind: 'line', name: 'job_title', label: 'job_title', maxLength: 500 },
  { kind: 'line', name: 'location', label: 'location', maxLength: 500 },
  { kind: 'switch', name: 'is_current', label: 'worksHere' },
  { kind: 'month', name: 'end_date', label: 'end_date', unless: 'is_current' },
];
const base: FieldValues = { job_title: 'Planner', location: null, is_current: false, end_date: '2020' };
const withChanges = (changes: FieldValues): FieldValues => ({ ...base, ...changes });
const suggestionsOf = (mine: FieldValues, theirs: FieldValues) =>
  findDifferences(fields, { base, mine, theirs }).map(({ field, suggested }) => `${field.name} ${suggested}`);

test.each([
  ['nothing has changed', {}, {}, []],
  ['both say the same', { location: 'Bekasi' }, { location: 'Bekasi' }, []],
  ['only I have changed it', { location: 'Bekasi' }, {}, ['location mine']],
  ['only they have', {}, { location: 'Depok' }, ['location theirs']],
  ['both have', { location: 'Bekasi' }, { location: 'Depok' }, ['location mine']],
  [
    'each has changed another field',
    { location: 'Bekasi' },
    { job_title: 'Lead' },
    ['job_title theirs', 'location mine'],
  ],
  ['it goes on for me', { is_current: true, end_date: null }, { end_date: '2021' }, ['end_date mine']],
])('where %s', (_what, mine, theirs, expected) => {
  expect(suggestionsOf(withChanges(mine), withChanges(theirs))).toEqual(expected);
});

test('what is chosen is taken as a whole, and all else is theirs', () => {
  const mine = withChanges({ is_current: true, end_date: null, location: 'Bekasi' });
  const theirs = withChanges({ end_date: '2021', job_title: 'Lead', location: 'Depok' });
  const differences = findDifferences(fields, { base, mine, theirs });
  const merged = (choices: Parameters<typeof merge>[2]) =>
    merge({ mine, theirs: { fieldValues: theirs, version: 2 } }, differences, choices);
  expect(merged({})).toEqual({ ...mine, job_title: 'Lead' });
  expect(merged({ end_date: 'theirs', job_title: 'mine' })).toEqual({
    ...theirs,
    job_title: 'Planner',
    location: 'Bekasi',
  });
});

test('sides are compared by what the form asks for, and nothing is nothing', () => {
  expect(hasSameValues(fields, base, { ...base, grade: 'A' })).toBe(true);
  expect(hasSameValues(fields, base, { ...base, location: 'Depok' })).toBe(false);
});
