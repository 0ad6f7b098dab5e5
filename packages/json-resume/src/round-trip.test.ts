import { type ParsedCv, parsedCvSchema } from '@sabi/contracts/cv/parsed-cv';
import type { FullProfile } from '@sabi/contracts/http/profile/profile';
import { generateProfile } from '@sabi/test-kit/generated-profiles/generate-profile';
import schema from '@jsonresume/schema/schema.json';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { readJsonResume, readOwnFields } from './read-json-resume';
import { writeJsonResume } from './write-json-resume';

const ajv = addFormats(new Ajv({ strict: false }));
const isValid = ajv.compile(schema);

const profiles = Array.from({ length: 200 }, (_, seed) => generateProfile(seed));

/** The fields of a CV, as the profile holds them. */
function toCv({ profile, lists }: FullProfile, email: string): ParsedCv {
  return parsedCvSchema.parse({ ...profile, ...lists, email });
}

/** As it is after it has been a file. */
const write = (full: FullProfile, email: string | null) =>
  JSON.parse(JSON.stringify(writeJsonResume(full, { email }))) as unknown;

describe('a profile as a JSON Resume', () => {
  test('is valid by the published schema', () => {
    for (const { full, email } of profiles) {
      isValid(write(full, email));
      expect(isValid.errors).toBeNull();
    }
  });

  test('is read again as it was', () => {
    for (const { full, email } of profiles)
      expect(readJsonResume(write(full, email))).toEqual(toCv(full, email));
  });

  test('keeps what a CV does not hold', () => {
    for (const { full } of profiles) {
      const { title, current_organization, position_interest } = full.profile;
      const psychological_tests = full.lists.psychological_tests.map(({ id: _id, ...test }) => test);
      const own = { title, current_organization, position_interest, psychological_tests };
      expect(readOwnFields(write(full, null))).toEqual(own);
    }
  });

  test('of a profile without anything says nothing', () => {
    const { full } = generateProfile(0);
    const nothing = {
      first_name: null,
      last_name: null,
      title: null,
      current_organization: null,
      position_interest: null,
      phone_number: null,
      personal_summary: null,
    };
    const lists = {
      work_experiences: [],
      educations: [],
      skills: [],
      languages: [],
      licenses_certifications: [],
      psychological_tests: [],
    };
    const document = write({ ...full, profile: { ...full.profile, ...nothing }, lists }, null);
    expect(isValid(document)).toBe(true);
    expect(readJsonResume(document)).toEqual(
      parsedCvSchema.parse({ ...nothing, ...lists, email: null, phone_number: null }),
    );
  });

  test.each([
    ['goes on without a beginning', { start_date: null, end_date: null, is_current: true }],
    ['began, and nobody knows whether it goes on', { start_date: '2020', end_date: null, is_current: false }],
    ['has no dates', { start_date: null, end_date: null, is_current: false }],
    ['goes on', { start_date: '2020-05', end_date: null, is_current: true }],
  ])('a post that %s stays so', (_what, dates) => {
    const { full, email } = generateProfile(4);
    const [work] = full.lists.work_experiences;
    const lists = { ...full.lists, work_experiences: [{ ...work!, ...dates }] };
    expect(readJsonResume(write({ ...full, lists }, email)).work_experiences[0]).toMatchObject(dates);
  });
});
