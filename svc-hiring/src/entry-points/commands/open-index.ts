import type { JobSearch } from '@sabi/job-search/job-search';
import { createCompanyDirectory } from '../../data-access/company-repository';
import { createSharedPosition } from '../../data-access/index-position';
import { createJobChanges } from '../../data-access/job-changes';
import { createJobDirectory } from '../../data-access/job-directory';
import type { mongo } from 'mongoose';
import type { JobIndexDependencies } from '../../domain/board/job-index';

/** What commands that work on the whole index need. */
export function openIndex(db: mongo.Db, jobSearch: JobSearch): JobIndexDependencies {
  return {
    jobSearch,
    position: createSharedPosition(db),
    jobChanges: createJobChanges(db),
    jobDirectory: createJobDirectory(db),
    companyDirectory: createCompanyDirectory(db),
    now: () => new Date(),
  };
}
