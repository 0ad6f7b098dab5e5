import type { FileStore } from '@sabi/file-store/file-store';
import { AppError } from '@sabi/service-kit/errors';
import { type OpenedCvFile, openCvFile } from '../cv-files/open-cv-file';
import type { JobRepository } from '../jobs/job-repository';
import type { Tenant } from '../tenancy/tenant';
import { recordView, type RecordViewDependencies } from '../views/record-view';
import type { ApplicationDirectory, ApplicationRepository } from './application-repository';
import { findVisible } from './get-application';

interface OpenDependencies extends RecordViewDependencies {
  readonly applications: ApplicationRepository;
  readonly jobs: Pick<JobRepository, 'jobsOf'>;
  readonly fileStore: Pick<FileStore, 'get'>;
}

/**
 * The file of an application for a member; the talent gets a receipt of the view.
 * @throws {AppError} ACCESS_DENIED, APPLICATION_NOT_FOUND, FILE_NOT_FOUND, DEPENDENCY_UNAVAILABLE
 */
export async function openApplicationFile(
  { tenant, applicationId, now }: { tenant: Tenant; applicationId: string; now: Date },
  dependencies: OpenDependencies,
): Promise<OpenedCvFile> {
  const { found: application } = await findVisible({ tenant, applicationId, now }, dependencies);
  const file = await openCvFile(application.cv_file, dependencies);
  try {
    await recordView({ application, tenant, what: 'cv_file', now }, dependencies);
    return file;
  } catch (error) {
    file.stream.destroy();
    throw error;
  }
}

interface OpenOwnDependencies {
  readonly applicationDirectory: Pick<ApplicationDirectory, 'find'>;
  readonly fileStore: Pick<FileStore, 'get'>;
}

/** For its talent. @throws {AppError} APPLICATION_NOT_FOUND also for one of others, FILE_NOT_FOUND, DEPENDENCY_UNAVAILABLE */
export async function openOwnApplicationFile(
  { applicationId, userId }: { applicationId: string; userId: string },
  { applicationDirectory, fileStore }: OpenOwnDependencies,
): Promise<OpenedCvFile> {
  const application = await applicationDirectory.find(applicationId);
  if (application?.talent_id !== userId) throw new AppError('APPLICATION_NOT_FOUND');
  return openCvFile(application.cv_file, { fileStore });
}
