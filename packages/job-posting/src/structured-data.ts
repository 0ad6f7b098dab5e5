import type { PublicJob } from '@sabi/contracts/http/hiring/board';
import type { Language } from '@sabi/contracts/language';
import { companyPath, jobPath } from './address';
import { bareTitle } from './bare-title';
import { describeAsHtml } from './description';
import { type EmploymentType, listEmploymentTypes } from './employment-types';
import { listJobLocations, type JobLocation } from './places';

interface PostalAddress {
  readonly '@type': 'PostalAddress';
  readonly addressLocality?: string;
  readonly addressRegion: string;
  readonly addressCountry: 'ID';
}

interface QuantitativeValue {
  readonly '@type': 'QuantitativeValue';
  readonly value?: number;
  readonly minValue?: number;
  readonly maxValue?: number;
  readonly unitText: 'MONTH';
}

/** schema.org's JobPosting, as Google's documentation requires it. */
export interface JobPostingData {
  readonly '@context': 'https://schema.org';
  readonly '@type': 'JobPosting';
  readonly title: string;
  readonly description: string;
  readonly datePosted: string;
  readonly validThrough: string;
  readonly url: string;
  readonly inLanguage: Language;
  readonly identifier: {
    readonly '@type': 'PropertyValue';
    readonly name: string;
    readonly value: string;
  };
  readonly hiringOrganization: {
    readonly '@type': 'Organization';
    readonly name: string;
    readonly sameAs: string;
  };
  readonly employmentType?: readonly EmploymentType[];
  readonly totalJobOpenings: number;
  readonly directApply: false;
  readonly jobLocation?: readonly { readonly '@type': 'Place'; readonly address: PostalAddress }[];
  readonly jobLocationType?: 'TELECOMMUTE';
  readonly applicantLocationRequirements?: { readonly '@type': 'Country'; readonly name: 'Indonesia' };
  readonly baseSalary?: {
    readonly '@type': 'MonetaryAmount';
    readonly currency: 'IDR';
    readonly value: QuantitativeValue;
  };
}

interface Page {
  /** `https://sabi.example`, without a trailing slash. */
  readonly siteUrl: string;
  /** Language of the page; title and description are in the language of the posting. */
  readonly language: Language;
}

/**
 * For the page of a single open job, not for lists.
 * @returns undefined for demonstration data, which is not to be found by search engines
 */
export function toStructuredData(job: PublicJob, { siteUrl, language }: Page): JobPostingData | undefined {
  if (job.is_demo) return undefined;
  const { posting, company } = job;
  const types = listEmploymentTypes(posting);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: bareTitle(job),
    description: describeAsHtml(posting),
    datePosted: job.published_at,
    validThrough: job.expires_at,
    url: `${siteUrl}${jobPath(job, language)}`,
    inLanguage: posting.language,
    identifier: { '@type': 'PropertyValue', name: company.name, value: String(job.public_no) },
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      sameAs: `${siteUrl}${companyPath(company, language)}`,
    },
    ...(types.length > 0 && { employmentType: types }),
    totalJobOpenings: posting.openings,
    directApply: false, // applications are not taken on the page
    ...describeLocation(posting),
    ...(posting.pay && { baseSalary: describePay(posting.pay) }),
  };
}

/** A remote job is open to all of Indonesia; its areas are those of the office. */
function describeLocation({
  mode,
  areas,
}: PublicJob['posting']): Pick<
  JobPostingData,
  'jobLocation' | 'jobLocationType' | 'applicantLocationRequirements'
> {
  const places = listJobLocations(areas);
  return {
    ...(places.length > 0 && { jobLocation: places.map(toPlace) }),
    ...(mode === 'remote' && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'Indonesia' },
    }),
  };
}

const toPlace = ({ city, province }: JobLocation) => ({
  '@type': 'Place' as const,
  address: {
    '@type': 'PostalAddress' as const,
    ...(city && { addressLocality: city.name }),
    addressRegion: province.name,
    addressCountry: 'ID' as const,
  },
});

function describePay({ min, max }: NonNullable<PublicJob['posting']['pay']>) {
  const range = min === max ? { value: min } : { minValue: min, maxValue: max };
  const value = { '@type': 'QuantitativeValue' as const, ...range, unitText: 'MONTH' as const };
  return { '@type': 'MonetaryAmount' as const, currency: 'IDR' as const, value };
}
