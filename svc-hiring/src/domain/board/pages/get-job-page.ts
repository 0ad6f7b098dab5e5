import type { ClosedPage, JobDetailPage } from '@sabi/contracts/http/hiring/pages';
import type { Language } from '@sabi/contracts/language';
import { AppError } from '@sabi/service-kit/errors';
import { toStructuredData } from '@sabi/job-posting/structured-data';
import { isOpen } from '../../jobs/job-lifecycle';
import { type BoardDependencies, viewOpenJob } from '../get-public-job';
import type { SearchDependencies } from '../search-jobs';
import { findSimilarJobs } from './find-similar-jobs';
import { viewPlaces } from './view-place';

interface JobPageInput {
  readonly publicNo: number;
  readonly language: Language;
  readonly now: Date;
}

/** @throws {AppError} JOB_NOT_FOUND */
export async function getJobPage(
  { publicNo, language, now }: JobPageInput,
  dependencies: BoardDependencies & SearchDependencies & { readonly siteUrl: string },
): Promise<JobDetailPage | ClosedPage> {
  const stored = await dependencies.jobDirectory.findByNumber(publicNo);
  if (!stored?.published_at) throw new AppError('JOB_NOT_FOUND');
  const [job, similar] = await Promise.all([
    isOpen(stored, now) ? viewOpenJob(stored, now, dependencies) : null,
    findSimilarJobs({ job: stored, language, now }, dependencies),
  ]);
  if (!job) return { kind: 'closed', similar };
  const data = toStructuredData(job, { siteUrl: dependencies.siteUrl, language });
  return {
    kind: 'job',
    job,
    places: viewPlaces(job.posting.areas, language),
    similar,
    structured_data: data ? { ...data } : null,
  };
}
