import type { Profile } from '@sabi/contracts/http/profile/profile';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { CvRepository } from '../cvs/cv-repository';
import type { ProfileRevision } from '../profiles/profile-repository';
import { reviseProfile, type ReviseProfileDependencies } from '../profiles/revise-profile';
import type { CvImportRepository, Settlement, StoredCvImport } from './cv-import-repository';

export interface SettleDependencies extends ReviseProfileDependencies {
  readonly cvImports: CvImportRepository;
  readonly cvs: Pick<CvRepository, 'findByKey' | 'markImportDecided'>;
}

interface Decided {
  readonly cvImport: StoredCvImport;
  readonly settlement: Settlement;
  readonly change?: (profile: Profile) => ProfileRevision;
}

/**
 * Stores or reopens a decision on an import; every such change goes through here. A decided CV counts towards
 * the profile strength.
 */
export async function settleCvImport(
  { cvImport, settlement, change = () => ({}) }: Decided,
  dependencies: SettleDependencies,
  transaction: Transaction,
): Promise<StoredCvImport> {
  const { cvImports, cvs } = dependencies;
  const { user_id: userId, resume_id: cvId } = cvImport;
  await cvImports.settle(cvImport, settlement, transaction);
  if (cvId) await cvs.markImportDecided(cvId, settlement.state !== 'open', transaction);
  await reviseProfile({ userId, change }, dependencies, transaction);
  return { ...cvImport, ...settlement };
}
