import type { ParsedCv } from '@sabi/contracts/cv';
import type { ParsedSection } from '@sabi/contracts/cv-evidence';
import { languageOf } from './normalize-language';
import { mayBeSamePeriod, type Period } from './compare-periods';
import { companyOf, sayingOf } from './normalize-text';

export type Fields<Section extends ParsedSection> = ParsedCv[Section][number];

interface SectionRules<Section extends ParsedSection> {
  /** What two readings may differ in, each to be taken or left by itself; a period is one thing. */
  readonly fields: readonly (keyof Fields<Section> | 'period')[];
  /** What a period is kept in: its start, its end, and whether it goes on. */
  readonly period: readonly (keyof Fields<Section>)[];
  /** Without these nobody could save the entry. */
  readonly names: readonly (keyof Fields<Section>)[];
  /** Whether two entries tell of the same thing. */
  readonly areSame: (one: Fields<Section>, other: Fields<Section>) => boolean;
}

const career = ['start_date', 'end_date', 'is_current'] as const;

/** How entries of each list are told apart, and what may differ between two readings of one. */
export const sectionRules: { readonly [Section in ParsedSection]: SectionRules<Section> } = {
  work_experiences: {
    fields: ['job_title', 'period', 'location', 'description'],
    period: career,
    names: ['job_title', 'company_name'],
    areSame: (one, other) =>
      companyOf(one.company_name) === companyOf(other.company_name) &&
      (sayingOf(one.job_title) === sayingOf(other.job_title)
        ? mayBeSamePeriod(one, other)
        : haveSamePeriod(one, other)),
  },
  educations: {
    fields: ['degree', 'field_of_study', 'period', 'grade'],
    period: career,
    names: ['institution_name'],
    areSame: (one, other) =>
      sayingOf(one.institution_name) === sayingOf(other.institution_name) &&
      areSameWhereKnown(one.degree, other.degree),
  },
  skills: {
    fields: ['proficiency_level'],
    period: [],
    names: ['skill_name'],
    areSame: (one, other) => sayingOf(one.skill_name) === sayingOf(other.skill_name),
  },
  languages: {
    fields: ['proficiency_level'],
    period: [],
    names: ['language_name'],
    areSame: (one, other) => languageOf(one.language_name) === languageOf(other.language_name),
  },
  licenses_certifications: {
    fields: ['issuing_organization', 'period', 'credential_id'],
    period: ['issue_date', 'expiration_date'],
    names: ['name'],
    areSame: (one, other) =>
      sayingOf(one.name) === sayingOf(other.name) &&
      areSameWhereKnown(one.issuing_organization, other.issuing_organization) &&
      areSameWhereKnown(one.credential_id, other.credential_id),
  },
};

/** As many as a parsed CV may hold. */
export const listLimits: Readonly<Record<ParsedSection, number>> = {
  work_experiences: 100,
  educations: 50,
  skills: 200,
  languages: 50,
  licenses_certifications: 100,
};

function areSameWhereKnown(one: string | null, other: string | null): boolean {
  return !one || !other || sayingOf(one) === sayingOf(other);
}

function haveSamePeriod(one: Period, other: Period): boolean {
  return (
    one.start_date !== null &&
    one.start_date === other.start_date &&
    one.end_date === other.end_date &&
    one.is_current === other.is_current
  );
}
