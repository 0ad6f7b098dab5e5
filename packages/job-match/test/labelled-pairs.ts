import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPosting } from '../src/match-posting';
import type { MatchedCv, MatchState } from '../src/posting/posting-match';

/** A requirement and a CV, with what a person says of them. The CV is written short: lists in the order of the fields. */
export interface LabelledPair {
  readonly requirement: string;
  readonly cv: {
    readonly jobs?: readonly (readonly [
      title: string,
      company: string,
      start: string,
      end: string | null,
      description: string | null,
      location: string | null,
    ])[];
    readonly education?: readonly (readonly [
      degree: string | null,
      school: string,
      field: string | null,
      grade: string | null,
    ])[];
    readonly skills?: readonly string[];
    readonly languages?: readonly (readonly [name: string, level: string])[];
    readonly certificates?: readonly string[];
    readonly summary?: string;
  };
  readonly expected: MatchState;
  /** Stands in the line that shows it. */
  readonly quote?: string;
}

export const asOf = '2026-06';

export const readPairs = (file: string): LabelledPair[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as LabelledPair[];

const undated = { start_date: null, end_date: null, is_current: false };

export function toCv({ cv }: Pick<LabelledPair, 'cv'>): MatchedCv {
  return {
    personal_summary: cv.summary ?? null,
    work_experiences: (cv.jobs ?? []).map(([title, company, start, end, description, location]) => ({
      ...{ job_title: title, company_name: company, description, location },
      ...{ start_date: start, end_date: end, is_current: end === null },
    })),
    educations: (cv.education ?? []).map(([degree, school, field, grade]) => ({
      ...undated,
      ...{ degree, institution_name: school, field_of_study: field, grade },
    })),
    skills: (cv.skills ?? []).map((name) => ({ skill_name: name, proficiency_level: null })),
    languages: (cv.languages ?? []).map(([name, level]) => ({
      language_name: name,
      proficiency_level: level,
    })),
    licenses_certifications: (cv.certificates ?? []).map((name) => ({
      ...{ name, issuing_organization: null, issue_date: null, expiration_date: null, credential_id: null },
    })),
  };
}

/** The match of a pair, and what of it differs from the label. */
export function judge(pair: LabelledPair) {
  const { requirements } = matchPosting(
    { requirements: [{ text: pair.requirement, must: true }], text: '' },
    toCv(pair),
    { asOf },
  );
  const [{ state, asked }] = requirements as [(typeof requirements)[number]];
  const quotes = asked.flatMap(({ quote }) => quote?.text ?? []);
  const isQuoted = pair.quote === undefined || quotes.some((text) => text.includes(pair.quote ?? ''));
  const isRight = state === pair.expected && isQuoted;
  const shown = `“${pair.requirement}” is ${state} [${quotes.join(' | ')}], not ${pair.expected} [${pair.quote ?? ''}]`;
  return { isRight, shown, asked };
}

/** Share of pairs that are as labelled, and those that are not. */
export function measure(pairs: readonly LabelledPair[]): { readonly rate: number; readonly wrong: string[] } {
  const wrong = pairs.map(judge).filter(({ isRight }) => !isRight);
  return { rate: 1 - wrong.length / pairs.length, wrong: wrong.map(({ shown }) => shown) };
}
