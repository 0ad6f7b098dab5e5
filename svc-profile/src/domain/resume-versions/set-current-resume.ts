import { AppError } from '@sabi/service-kit/errors';
import type { ListRepository } from '../../data-access/list-repository';
import type { ProfileRepository } from '../../data-access/profile-repository';
import type { ResumeRepository, StoredResume } from '../../data-access/resume-repository';
import type { Transaction } from '../../data-access/transaction';
import { reviseProfile } from '../revise-profile';

export interface CurrentResumeDependencies {
  readonly profiles: ProfileRepository;
  readonly lists: ListRepository;
  readonly resumes: ResumeRepository;
}

/**
 * The one way a CV becomes the current one, or that there is none any more. The CV is written to as well, so that it
 * cannot be taken away at the same moment.
 * @throws {AppError} RESUME_NOT_FOUND
 */
export async function setCurrentResume(
  { userId, resume }: { userId: string; resume: Pick<StoredResume, 'id' | 'file_key'> | null },
  dependencies: CurrentResumeDependencies,
  transaction: Transaction,
): Promise<void> {
  const { resumes } = dependencies;
  if (resume && !(await resumes.markChosen(resume.id, transaction))) throw new AppError('RESUME_NOT_FOUND');
  const change = () => ({ cv_url: resume?.file_key ?? null });
  await reviseProfile({ userId, change }, dependencies, transaction);
}
