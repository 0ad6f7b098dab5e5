import { AppError } from '@sabi/service-kit/errors';
import type { ResumeRepository, StoredResume } from '../../data-access/cv-repository';
import type { Transaction } from '../../data-access/transaction';
import { reviseProfile, type ReviseProfileDependencies } from '../profiles/revise-profile';

export interface CurrentResumeDependencies extends ReviseProfileDependencies {
  readonly resumes: ResumeRepository;
}

/** What the choice of a CV looks at. */
type ChosenResume = Pick<StoredResume, 'id' | 'file_key' | 'uploaded_at' | 'chosen_at'>;

/**
 * The one way a CV becomes the current one, or that there is none any more. The CV is written to as well, so that it
 * cannot be taken away at the same moment.
 * @param change.chosenByOwnerAt where its owner says so; otherwise the CV counts as chosen when it did before, or was uploaded
 * @throws {AppError} RESUME_NOT_FOUND
 */
export async function setCurrentResume(
  {
    userId,
    resume,
    chosenByOwnerAt,
  }: { userId: string; resume: ChosenResume | null; chosenByOwnerAt?: Date },
  dependencies: CurrentResumeDependencies,
  transaction: Transaction,
): Promise<void> {
  const { resumes } = dependencies;
  if (resume) {
    const choice = {
      chosenAt: chosenByOwnerAt ?? chosenAtOf(resume),
      isOwners: chosenByOwnerAt !== undefined,
    };
    if (!(await resumes.markChosen(resume.id, choice, transaction))) throw new AppError('RESUME_NOT_FOUND');
  }
  const change = () => ({ cv_url: resume?.file_key ?? null });
  await reviseProfile({ userId, change }, dependencies, transaction);
}

/** Whether a CV was uploaded after the current one was chosen, and takes its place once it has been read. */
export function isNewerThan(
  current: Pick<ChosenResume, 'uploaded_at' | 'chosen_at'> | null,
  { uploaded_at }: Pick<ChosenResume, 'uploaded_at'>,
): boolean {
  return current === null || chosenAtOf(current) < uploaded_at;
}

function chosenAtOf({ chosen_at, uploaded_at }: Pick<ChosenResume, 'uploaded_at' | 'chosen_at'>): Date {
  return chosen_at ?? uploaded_at;
}
