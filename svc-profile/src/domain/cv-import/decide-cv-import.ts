import type { Decision, CvImport } from '@sabi/contracts/http/profile/cv-import';
import type { Profile } from '@sabi/contracts/http/profile/profile';
import { AppError } from '@sabi/service-kit/errors';
import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import type { Account } from '../access/access-policy';
import { assertCvAccess } from '../profiles/assert-cv-access';
import type { CvCorrections } from '../cv-corrections/cv-correction';
import { findCorrection } from './correct-cv';
import { undoDeadline } from './cv-import-deadlines';
import type { StoredCvImport } from './cv-import-repository';
import { getOwnCvImport } from './get-cv-import';
import { fingerprintOf, originsAfter, planAcceptance } from './plan-acceptance';
import { settleCvImport, type SettleDependencies } from './settle-cv-import';
import { compareCvImport, type CvImportDependencies, viewCvImport } from './view-cv-import';

export interface DecideDependencies extends CvImportDependencies, SettleDependencies {
  readonly transact: Transact;
  readonly cvCorrections: CvCorrections;
  /** Whether owners are asked to let corrections be kept. */
  readonly mayShareCorrections: boolean;
}

/**
 * Applies what the owner accepts to the profile, all or nothing. Typed values are replaced only where the decision says so; it
 * names the version its owner saw.
 * @throws {AppError} PROPOSAL_NOT_FOUND, PROPOSAL_STATE_UNFIT, PROPOSAL_CHANGED, REQUEST_INVALID
 */
export async function decideCvImport(
  request: { account: Account; cvImportId: string; decision: Decision },
  dependencies: DecideDependencies,
): Promise<CvImport> {
  await assertCvAccess(request.account, dependencies);
  return dependencies.transact(async (transaction) => {
    const cvImport = await getOwnCvImport(request, dependencies, transaction);
    const profile = await getProfile(request.account, dependencies, transaction);
    const compared = await compareCvImport(cvImport, profile, dependencies, transaction);
    if (cvImport.acceptance?.fingerprint === fingerprintOf(request.decision))
      return viewCvImport(cvImport, compared); // repeated request
    if (cvImport.state !== 'open') throw new AppError('PROPOSAL_STATE_UNFIT');
    if (compared.version !== request.decision.version) throw new AppError('PROPOSAL_CHANGED');
    const settled = await accept({ cvImport, ...compared }, request.decision, dependencies, transaction);
    const revised = await getProfile(request.account, dependencies, transaction);
    return viewCvImport(settled, await compareCvImport(settled, revised, dependencies, transaction));
  });
}

export async function getProfile(
  { userId }: Account,
  { profiles }: Pick<CvImportDependencies, 'profiles'>,
  transaction: Transaction,
): Promise<Profile> {
  const profile = await profiles.findByUser(userId, transaction);
  if (!profile) throw new AppError('PROPOSAL_NOT_FOUND');
  return profile;
}

type Compared = Awaited<ReturnType<typeof compareCvImport>> & { readonly cvImport: StoredCvImport };

async function accept(
  compared: Compared,
  decision: Decision,
  dependencies: DecideDependencies,
  transaction: Transaction,
): Promise<StoredCvImport> {
  const { cvImport } = compared;
  const { user_id: userId } = cvImport;
  const origins = await dependencies.profiles.findOrigins(userId, transaction);
  const lists = await dependencies.entries.findAllOf(userId, transaction);
  const plan = planAcceptance(decision, { ...compared, origins, lists });
  for (const { section, entry } of plan.added)
    await dependencies.entries.insert(section, [entry], transaction);
  for (const { section, after } of plan.changed)
    await dependencies.entries.replace(section, after, transaction);
  const field_origins = originsAfter({ ...compared, origins }, plan);
  const change = () => ({ ...plan.fields.after, field_origins });
  await keepCorrection(cvImport, decision, dependencies, transaction);
  const settlement = { state: 'accepted', acceptance: plan, expires_at: undoDeadline(new Date()) } as const;
  return settleCvImport({ cvImport, settlement, change }, dependencies, transaction);
}

/** Only with the owner's consent, and only where the installation asks for it. */
async function keepCorrection(
  cvImport: StoredCvImport,
  decision: Decision,
  { cvCorrections, mayShareCorrections }: DecideDependencies,
  transaction: Transaction,
): Promise<void> {
  if (!decision.share_corrections || !mayShareCorrections) return;
  const correction = findCorrection(cvImport, decision, new Date());
  if (correction) await cvCorrections.put(correction, transaction);
}
