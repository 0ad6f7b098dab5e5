import type { ClosedPage, JobDetailPage } from '@sabi/contracts/http/hiring/pages';
import type { Language } from '@sabi/contracts/language';
import { AppError } from '@sabi/service-kit/errors';
import { toStructuredData } from '@sabi/job-posting/structured-data';
import { type BoardDependencies, getPublicJob } from '../get-public-job';
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
  if (!stored) throw new AppError('JOB_NOT_FOUND');
  const [job, similar] = await Promise.all([
    findUnlessClosed(publicNo, now, dependencies),
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

async function findUnlessClosed(publicNo: number, now: Date, dependencies: BoardDependencies) {
  try {
    return await getPublicJob({ publicNo, now }, dependencies);
  } catch (error) {
    if (error instanceof AppError && error.code === 'JOB_CLOSED') return null;
    throw error;
  }
}
