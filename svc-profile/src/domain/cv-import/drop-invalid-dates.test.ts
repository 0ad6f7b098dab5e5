import { emptyCv, type ParsedCv, parsedCvSchema } from '@sabi/contracts/cv/parsed-cv';
import { entryFieldsSchemas } from '@sabi/contracts/http/profile/entries';
import { dropInvalidDates } from './drop-invalid-dates';

const position = { company_name: 'PT Maju', job_title: 'Planner', location: null, description: null };
const read = (said: object): ParsedCv => dropInvalidDates(parsedCvSchema.parse({ ...emptyCv, ...said }));

test.each([
  ['an end before its start', ['2016-12', '2016-01', false], ['2016-12', null, false]],
  ['an end in a year before', ['2016', '2015-12', false], ['2016', null, false]],
  ['an end of what goes on', ['2016', '2018', true], ['2016', null, true]],
  ['a year nobody has worked in', ['0216', '2018', false], [null, '2018', false]],
  ['nothing wrong', ['2016-01', '2016-01', false], ['2016-01', '2016-01', false]],
  ['an end in the year it began in', ['2016-05', '2016', false], ['2016-05', '2016', false]],
] as const)('of a position with %s the owner can save what is proposed', (_what, said, expected) => {
  const [start_date, end_date, is_current] = said;
  const [mended] = read({
    work_experiences: [{ ...position, start_date, end_date, is_current }],
  }).work_experiences;
  expect([mended?.start_date, mended?.end_date, mended?.is_current]).toEqual(expected);
  expect(entryFieldsSchemas.work_experiences.safeParse(mended).success).toBe(true);
});

test('a certificate that expires before it is issued is proposed without its end', () => {
  const certificate = { name: 'K3', issuing_organization: null, credential_id: null };
  const times = { issue_date: '2022-05', expiration_date: '2020-05' };
  const { licenses_certifications } = read({ licenses_certifications: [{ ...certificate, ...times }] });
  expect(licenses_certifications).toEqual([{ ...certificate, issue_date: '2022-05', expiration_date: null }]);
});
