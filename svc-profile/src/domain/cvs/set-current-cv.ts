import { AppError } from '@sabi/service-kit/errors';
import type { Transaction } from '@sabi/service-kit/transaction';
import { reviseProfile, type ReviseProfileDependencies } from '../profiles/revise-profile';
import type { CvRepository, StoredCv } from './cv-repository';

export interface CurrentCvDependencies extends ReviseProfileDependencies {
  readonly cvs: CvRepository;
}

/** Fields that the choice depends on. */
type ChosenCv = Pick<StoredCv, 'id' | 'file_key' | 'uploaded_at' | 'chosen_at'>;

/**
 * Sets or clears the current CV; every change goes through here. The CV is written to as well, so that a concurrent removal
 * conflicts.
 * @param change.chosenByOwnerAt when its owner chose it; otherwise the earlier time of choice or the upload counts
 * @throws {AppError} RESUME_NOT_FOUND
 */
export async function setCurrentCv(
  { userId, cv, chosenByOwnerAt }: { userId: string; cv: ChosenCv | null; chosenByOwnerAt?: Date },
  dependencies: CurrentCvDependencies,
  transaction: Transaction,
): Promise<void> {
  const { cvs } = dependencies;
  if (cv) {
    const choice = {
      chosenAt: chosenByOwnerAt ?? chosenAtOf(cv),
      isOwners: chosenByOwnerAt !== undefined,
    };
    if (!(await cvs.markChosen(cv.id, choice, transaction))) throw new AppError('RESUME_NOT_FOUND');
  }
  const change = () => ({ cv_url: cv?.file_key ?? null });
  await reviseProfile({ userId, change }, dependencies, transaction);
}

/** Whether a CV was uploaded after the current one was chosen, and replaces it once parsed. */
export function isNewerThan(
  current: Pick<ChosenCv, 'uploaded_at' | 'chosen_at'> | null,
  { uploaded_at }: Pick<ChosenCv, 'uploaded_at'>,
): boolean {
  return current === null || chosenAtOf(current) < uploaded_at;
}

function chosenAtOf({ chosen_at, uploaded_at }: Pick<ChosenCv, 'uploaded_at' | 'chosen_at'>): Date {
  return chosen_at ?? uploaded_at;
}
