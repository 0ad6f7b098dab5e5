import { createBlank, findFault, toFieldValues, toValues } from './edit-values';
import type { FieldSpec, FieldValues } from './field-spec';

const title: FieldSpec = {
  kind: 'line',
  name: 'job_title',
  label: 'job_title',
  maxLength: 500,
  isRequired: true,
};
const start: FieldSpec = { kind: 'month', name: 'start_date', label: 'start_date' };
const isCurrent: FieldSpec = { kind: 'switch', name: 'is_current', label: 'worksHere' };
const end: FieldSpec = {
  kind: 'month',
  name: 'end_date',
  label: 'end_date',
  after: 'start_date',
  unless: 'is_current',
};
const fields = [title, start, isCurrent, end];
const position: FieldValues = {
  job_title: 'Planner',
  start_date: '2019-05',
  is_current: false,
  end_date: '2021',
};
const valuesOf = (changes: FieldValues = {}) =>
  toValues(fields, { fieldValues: { ...position, ...changes }, version: 1 });

test('what was typed stays the same through the form', () => {
  expect(toFieldValues(fields, valuesOf())).toEqual(position);
  expect(toFieldValues(fields, valuesOf({ start_date: null, end_date: null, is_current: true }))).toEqual({
    job_title: 'Planner',
    start_date: null,
    is_current: true,
    end_date: null,
  });
});

test('what goes on has no end, whatever was typed before', () => {
  const values = valuesOf();
  values.switches['is_current'] = true;
  expect(toFieldValues(fields, values)).toMatchObject({ is_current: true, end_date: null });
});

test('a blank form says nothing', () => {
  expect(createBlank(fields).fieldValues).toEqual({
    job_title: null,
    start_date: null,
    is_current: false,
    end_date: null,
  });
});

const times = (month: string, year: string) => ({
  ...valuesOf(),
  months: { ...valuesOf().months, end_date: { month, year } },
});

test.each([
  ['', '', null],
  ['05', '2019', null],
  ['', '2019', null],
  ['04', '2019', 'order'],
  ['', '2018', 'order'],
  ['05', '', 'yearMissing'],
  ['', '19', 'year'],
  ['', '2O19', 'year'],
  ['', '1850', 'year'],
  ['', ' 2020 ', null],
] as const)('an end in month "%s" of year "%s" after May 2019 has the fault %s', (month, year, fault) => {
  expect(findFault(end, times(month, year))).toBe(fault);
});

test('an end that is not asked for has no fault', () => {
  const values = times('', '1850');
  values.switches['is_current'] = true;
  expect(findFault(end, values)).toBeNull();
});

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['Planner', null],
] as const)('a required line "%s" has the fault %s', (line, fault) => {
  const values = valuesOf();
  values.lines['job_title'] = line;
  expect(findFault(title, values)).toBe(fault);
});
