import type { ProfileSource } from '@sabi/contracts/hiring/recommendation-sources';
import { foldWords } from '@sabi/job-match/words/fold-words';
import { type QueryUnit, readPhraseUnits } from '@sabi/job-match/words/read-words';
import type { TalentProfile } from './talent-profiles';

/** A part of the profile, literally, that a posting can meet. */
export interface ProfilePhrase {
  readonly source: ProfileSource;
  readonly quote: string;
  readonly units: readonly QueryUnit[];
  /** A reason beside another one only: it says little about the work, or nothing but where and how it is done. */
  readonly isSupporting: boolean;
}

/** Older jobs say little about what a talent looks for. */
const recentYears = 5;
const limits = { position_interest: 2, job_title: 5, skill: 15, certification: 5, language: 5 };

/** Nearly every posting in Indonesia implies it, so it is no reason for one. */
const ownLanguage = new Set(['indonesia', 'indonesian', 'bahasa indonesia']);

/** Titles have circumstances in them: "Barista (part time)". */
const withoutBrackets = (title: string): string => title.replaceAll(/\([^)]*\)/gu, '/');

/** Concepts that postings of every field ask for. */
const softSkills = new Set(
  ['communication', 'leadership', 'teamwork', 'problem-solving', 'presentation'].map((name) => `c:${name}`),
);

const isSoft = (units: readonly QueryUnit[]): boolean =>
  units.every(({ concepts }) => concepts.some(({ term }) => softSkills.has(term)));

/** Concepts of how work is done and of what nearly every posting asks for, as in "Remote", "Freelance" and "S1". */
const circumstances = new Set(
  [
    ...['fresh-graduate', 'junior', 'senior', 'staff', 'high-school', 'diploma', 'bachelor', 'master'],
    ...['remote', 'hybrid', 'onsite', 'full-time', 'part-time', 'freelance', 'temporary', 'permanent'],
    ...['daily-worker', 'shift', 'night-shift', 'weekend', 'salary'],
  ].map((name) => `c:${name}`),
);
/** Of past work it says no more; as what a talent looks for it finds the right jobs. */
const internships = new Set(['c:intern', 'c:trainee']);

function isCircumstance(units: readonly QueryUnit[], source: ProfileSource): boolean {
  return units
    .filter(({ isRequired }) => isRequired)
    .every(({ concepts }) =>
      concepts.some(
        ({ term, isPlace }) =>
          isPlace || circumstances.has(term) || (internships.has(term) && source !== 'position_interest'),
      ),
    );
}

/** Signs that separate what has a meaning of its own: "Barista / Kasir", "Microsoft Office (Excel, Word)". */
const separators = /[/,;|()•·]| [-–—&] /u;

/** Phrases of the profile in the order of their weight, supporting ones last. Each is in it once. */
export function listPhrases(profile: TalentProfile, now: Date): ProfilePhrase[] {
  const { positionInterest, jobs, skills, certifications, languages } = profile;
  const spoken = languages.filter((name) => !ownLanguage.has(foldWords(name).join(' ')));
  const phrases = [
    ...read('position_interest', positionInterest === null ? [] : [withoutBrackets(positionInterest)]),
    ...read(
      'job_title',
      jobs.filter(({ endDate }) => isRecent(endDate, now)).map(({ title }) => withoutBrackets(title)),
    ),
    ...read('skill', skills),
    ...read('certification', certifications),
    ...read('language', spoken),
  ];
  const seen = new Set<string>();
  return phrases
    .filter(({ quote }) => {
      const key = foldWords(quote).join(' ');
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    })
    .toSorted((one, other) => Number(one.isSupporting) - Number(other.isSupporting));
}

function read(source: ProfileSource, texts: readonly string[]): ProfilePhrase[] {
  return texts
    .flatMap((text) => text.split(separators))
    .map((part) => part.trim())
    .flatMap((quote) => {
      const units = readPhraseUnits(quote);
      const isSupporting = source === 'language' || isSoft(units) || isCircumstance(units, source);
      return units.length > 0 ? [{ source, quote, units, isSupporting }] : [];
    })
    .slice(0, limits[source]);
}

const isRecent = (endDate: string | null, now: Date): boolean =>
  endDate === null || Number(endDate.slice(0, 4)) >= now.getUTCFullYear() - recentYears;
