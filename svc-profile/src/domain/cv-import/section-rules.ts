import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import type { ParsedSection } from '@sabi/contracts/ai/cv-fields';
import { mayBeSamePeriod, type Period } from './compare-periods';
import { requestLanguage } from './normalize-language';
import { normalizeCompany, normalizeText } from './normalize-text';

export type Fields<Section extends ParsedSection> = ParsedCv[Section][number];

interface SectionRules<Section extends ParsedSection> {
  /** Fields that can be accepted one by one; a period counts as one. */
  readonly fields: readonly (keyof Fields<Section> | 'period')[];
  /** Start, end, and whether it is current. */
  readonly period: readonly (keyof Fields<Section>)[];
  /** Required fields. */
  readonly names: readonly (keyof Fields<Section>)[];
  readonly areSame: (one: Fields<Section>, other: Fields<Section>) => boolean;
}

const career = ['start_date', 'end_date', 'is_current'] as const;

/** How entries of each list are matched, and which fields may differ between two versions. */
export const sectionRules: { readonly [Section in ParsedSection]: SectionRules<Section> } = {
  work_experiences: {
    fields: ['job_title', 'period', 'location', 'description'],
    period: career,
    names: ['job_title', 'company_name'],
    areSame: (one, other) =>
      normalizeCompany(one.company_name) === normalizeCompany(other.company_name) &&
      (normalizeText(one.job_title) === normalizeText(other.job_title)
        ? mayBeSamePeriod(one, other)
        : hasSamePeriod(one, other)),
  },
  educations: {
    fields: ['degree', 'field_of_study', 'period', 'grade'],
    period: career,
    names: ['institution_name'],
    areSame: (one, other) =>
      normalizeText(one.institution_name) === normalizeText(other.institution_name) &&
      areSameWhereKnown(one.degree, other.degree),
  },
  skills: {
    fields: ['proficiency_level'],
    period: [],
    names: ['skill_name'],
    areSame: (one, other) => normalizeText(one.skill_name) === normalizeText(other.skill_name),
  },
  languages: {
    fields: ['proficiency_level'],
    period: [],
    names: ['language_name'],
    areSame: (one, other) => requestLanguage(one.language_name) === requestLanguage(other.language_name),
  },
  licenses_certifications: {
    fields: ['issuing_organization', 'period', 'credential_id'],
    period: ['issue_date', 'expiration_date'],
    names: ['name'],
    areSame: (one, other) =>
      normalizeText(one.name) === normalizeText(other.name) &&
      areSameWhereKnown(one.issuing_organization, other.issuing_organization) &&
      areSameWhereKnown(one.credential_id, other.credential_id),
  },
};

/** The limits of a parsed CV. */
export const listLimits: Readonly<Record<ParsedSection, number>> = {
  work_experiences: 100,
  educations: 50,
  skills: 200,
  languages: 50,
  licenses_certifications: 100,
};

function areSameWhereKnown(one: string | null, other: string | null): boolean {
  return !one || !other || normalizeText(one) === normalizeText(other);
}

function hasSamePeriod(one: Period, other: Period): boolean {
  return (
    one.start_date !== null &&
    one.start_date === other.start_date &&
    one.end_date === other.end_date &&
    one.is_current === other.is_current
  );
}
