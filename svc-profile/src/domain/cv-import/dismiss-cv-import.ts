import type { CvImport } from '@sabi/contracts/http/profile/cv-import';
import { AppError } from '@sabi/service-kit/errors';
import type { Account } from '../access/access-policy';
import { assertCvAccess } from '../profiles/assert-cv-access';
import { undoDeadline } from './cv-import-deadlines';
import { type DecideDependencies, getProfile } from './decide-cv-import';
import { getOwnCvImport } from './get-cv-import';
import { settleCvImport } from './settle-cv-import';
import { compareCvImport, viewCvImport } from './view-cv-import';

/** Dismisses the import; the profile does not change. @throws {AppError} PROPOSAL_NOT_FOUND; PROPOSAL_STATE_UNFIT once it is accepted */
export async function dismissCvImport(
  request: { account: Account; cvImportId: string },
  dependencies: DecideDependencies,
): Promise<CvImport> {
  await assertCvAccess(request.account, dependencies);
  return dependencies.transact(async (transaction) => {
    const cvImport = await getOwnCvImport(request, dependencies, transaction);
    if (cvImport.state === 'accepted') throw new AppError('PROPOSAL_STATE_UNFIT');
    const settlement = {
      state: 'dismissed',
      acceptance: null,
      expires_at: undoDeadline(new Date()),
    } as const;
    const dismissed =
      cvImport.state === 'open'
        ? await settleCvImport({ cvImport, settlement }, dependencies, transaction)
        : cvImport;
    const profile = await getProfile(request.account, dependencies, transaction);
    return viewCvImport(dismissed, await compareCvImport(dismissed, profile, dependencies, transaction));
  });
}
