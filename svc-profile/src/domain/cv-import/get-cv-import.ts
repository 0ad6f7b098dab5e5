import type { CvImport } from '@sabi/contracts/http/profile/cv-import';
import { AppError } from '@sabi/service-kit/errors';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { Account } from '../access/access-policy';
import { assertCvAccess } from '../profiles/assert-cv-access';
import type { StoredCvImport } from './cv-import-repository';
import { compareCvImport, type CvImportDependencies, viewCvImport } from './view-cv-import';

/** @throws {AppError} PROPOSAL_NOT_FOUND */
export async function getCvImport(
  { account }: { account: Account },
  dependencies: CvImportDependencies & { readonly mayShareCorrections: boolean },
): Promise<CvImport> {
  const profile = await assertCvAccess(account, dependencies);
  const cvImport = await dependencies.cvImports.find(account.userId);
  if (!cvImport || !profile) throw new AppError('PROPOSAL_NOT_FOUND');
  const view = viewCvImport(cvImport, await compareCvImport(cvImport, profile, dependencies));
  const mayShare = dependencies.mayShareCorrections && cvImport.resume_id !== null;
  return { ...view, ...(mayShare && { may_share_corrections: true }) };
}

/** @throws {AppError} PROPOSAL_NOT_FOUND also for another account's or a replaced one */
export async function getOwnCvImport(
  { account, cvImportId }: { account: Account; cvImportId: string },
  { cvImports }: Pick<CvImportDependencies, 'cvImports'>,
  transaction: Transaction,
): Promise<StoredCvImport> {
  const cvImport = await cvImports.find(account.userId, transaction);
  if (cvImport?.id !== cvImportId) throw new AppError('PROPOSAL_NOT_FOUND');
  return cvImport;
}
