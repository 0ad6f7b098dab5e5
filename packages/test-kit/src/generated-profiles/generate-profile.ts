import type { FullProfile, ProfileLists } from '@sabi/contracts/http/profile/profile';
import { createRandom, type Random } from './random';
import { english, indonesian, type Words } from './words';

export interface GeneratedProfile {
  readonly language: 'en' | 'id';
  readonly email: string;
  readonly full: FullProfile;
}

const thisYear = 2026;

/** Deterministic by seed; every second one writes Indonesian. Lists are in the order a profile shows them. */
export function generateProfile(seed: number): GeneratedProfile {
  const random = createRandom(seed);
  const language = seed % 2 === 0 ? 'en' : 'id';
  const words = language === 'en' ? english : indonesian;
  const [first_name, last_name] = random.pick(words.names);
  const title = random.maybe(0.7, () => random.pick(words.titles));
  return {
    language,
    email: `talent.${seed}@example.com`,
    full: {
      profile: {
        user_id: random.uuid(),
        user_type: 'talent',
        first_name,
        last_name,
        phone_number: random.maybe(0.9, () => `+62812${random.digits(8)}`),
        current_organization: random.maybe(0.4, () => random.pick(words.companies)),
        position_interest: random.maybe(0.4, () => random.pick(words.titles)),
        title,
        company_email: null,
        message: null,
        personal_summary: random.maybe(0.8, () => random.pick(words.summaries)),
        cv_url: null,
        profile_picture_url: null,
        profile_strength: 50,
        version: 1,
      },
      lists: generateLists(random, words),
      resume: null,
      picture: null,
      strength_parts: [],
      proposal: null,
    },
  };
}

function generateLists(random: Random, words: Words): ProfileLists {
  return {
    work_experiences: generateWork(random, words),
    educations: generateEducation(random, words),
    skills: random.some(words.skills, 3, 9).map((skill_name) => ({
      id: random.uuid(),
      version: 1,
      skill_name,
      proficiency_level: random.maybe(0.5, () => random.pick(words.skillLevels)),
    })),
    languages: random.some(words.languages, 1, 3).map((language_name) => ({
      id: random.uuid(),
      version: 1,
      language_name,
      proficiency_level: random.pick(words.languageLevels),
    })),
    licenses_certifications: generateCertificates(random, words),
    psychological_tests: random.some(['DISC', 'MBTI'], 0, 1).map((test_name) => ({
      id: random.uuid(),
      test_name,
      test_date: `${random.between(2019, thisYear - 1)}-0${random.between(1, 9)}`,
      score: String(random.between(70, 99)),
      interpretation: null,
    })),
  };
}

/** Consecutive positions, newest first; some with years only. */
function generateWork(random: Random, words: Words): ProfileLists['work_experiences'] {
  const companies = random.some(words.companies, 1, 4);
  const showsMonths = random.maybe(0.85, () => true) ?? false;
  const month = (year: number) => (showsMonths ? `${year}-${random.twoDigits(1, 12)}` : String(year));
  let end = thisYear - 1;
  return companies.map((company_name, index) => {
    const is_current = index === 0 && random.maybe(0.6, () => true) === true;
    const start = end - random.between(1, 3);
    const entry = {
      id: random.uuid(),
      version: 1,
      company_name,
      job_title: random.pick(words.titles),
      start_date: month(start),
      end_date: is_current ? null : month(end),
      is_current,
      location: random.maybe(0.8, () => random.pick(words.places)),
      description: random.maybe(0.9, () => random.some(words.duties, 1, 4).join('\n')),
    };
    end = start - 1;
    return entry;
  });
}

function generateEducation(random: Random, words: Words): ProfileLists['educations'] {
  let end = random.between(2008, 2014);
  return random.some(words.schools, 1, 2).map((institution_name) => {
    const entry = {
      id: random.uuid(),
      version: 1,
      degree: random.pick(words.degrees),
      institution_name,
      field_of_study: random.pick(words.fields),
      start_date: String(end - 4),
      end_date: String(end),
      is_current: false,
      grade: random.maybe(0.6, () => random.pick(words.grades)),
    };
    end -= 5;
    return entry;
  });
}

function generateCertificates(random: Random, words: Words): ProfileLists['licenses_certifications'] {
  let year = thisYear;
  return random.some(words.certificates, 0, 3).map((name) => {
    year -= 1;
    return {
      id: random.uuid(),
      version: 1,
      name,
      issuing_organization: random.pick(words.issuers),
      issue_date: `${year}-${random.twoDigits(1, 12)}`,
      expiration_date: random.maybe(0.3, () => `${year + 3}-${random.twoDigits(1, 12)}`),
      credential_id: random.maybe(0.5, () => `AB-${random.digits(6)}`),
    };
  });
}
