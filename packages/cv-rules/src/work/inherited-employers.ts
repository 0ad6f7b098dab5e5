import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { titleLikeness } from '../vocabulary/work-words';

export type Work = ParsedCv['work_experiences'][number];
/** With a date, or still held. */
export const isDated = ({ start_date, end_date, is_current }: Work): boolean =>
  start_date !== null || end_date !== null || is_current;

type Employer = Pick<Work, 'company_name' | 'location'>;
/** A position with what later ones under the same employer inherit of it. */
export interface ReadWork {
  readonly work: Work;
  /** The employer stands on a line of its own, above further posts. */
  readonly isBanner: boolean;
  /** The place stands beneath the dates: it is this post's alone. */
  readonly isOwnPlace: boolean;
}

/**
 * An employer with the period of all posts there: `Harvey & Moss, Sydney  2014 – 2019` above `Supply Planner (2016 –
 * 2019)`. undefined for a post.
 */
function employerOfPosts(work: Work, next: Work | undefined): Employer | undefined {
  const isDescribed = work.description !== null || titleLikeness(work.job_title) > 0;
  if (isDescribed || !next?.job_title || !isWithin(work, next)) return undefined;
  const isUnderEmployer = work.company_name !== '' && work.job_title === '' && isPostWithPlace(next);
  if (next.company_name && !isUnderEmployer) return undefined;
  // A second name beside the employer that is no post is its place.
  return work.company_name
    ? { company_name: work.company_name, location: work.location ?? (work.job_title || null) }
    : { company_name: work.job_title, location: work.location };
}

/** `Branch Manager, Darmo`: beneath an employer, what is behind a post and no employer by its words is its place. */
function isPostWithPlace({ company_name, job_title, location }: Work): boolean {
  return location === null && titleLikeness(job_title) > 0 && titleLikeness(company_name) === 0;
}

function isWithin(whole: Work, part: Work): boolean {
  const yearsOf = ({ start_date, end_date, is_current }: Work) => [
    start_date?.slice(0, 4) ?? '',
    is_current ? '9999' : (end_date?.slice(0, 4) ?? ''),
  ];
  const [begins = '', ends = ''] = yearsOf(whole);
  const [from = '', to = ''] = yearsOf(part);
  return begins !== '' && to !== '' && begins <= from && to <= ends;
}

/** Several posts under one company: later header lines have only the post. */
export function withInheritedCompanies(works: readonly ReadWork[]): Work[] {
  const complete: Work[] = [];
  let company: Employer | undefined;
  let banner: Work | undefined;
  for (const [index, { work, isBanner, isOwnPlace }] of works.entries()) {
    if (banner && work.company_name && isWithin(banner, work) && isPostWithPlace(work)) {
      complete.push({ ...work, company_name: banner.company_name, location: work.company_name });
      continue;
    }
    if (work.company_name)
      company =
        isBanner || !work.job_title
          ? { company_name: work.company_name, location: isOwnPlace ? null : work.location }
          : undefined;
    const next = works[index + 1]?.work;
    const isOnlyCompany = !work.job_title && !work.description && next?.company_name === '';
    if (isOnlyCompany) continue;
    const employer = employerOfPosts(work, next);
    if (employer) {
      company = employer;
      banner = { ...work, ...employer };
      continue;
    }
    if (work.company_name || !company) complete.push(work);
    else
      complete.push({
        ...work,
        company_name: company.company_name,
        location: work.location ?? company.location,
      });
  }
  return complete;
}
