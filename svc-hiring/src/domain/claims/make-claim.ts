import type { NewClaim, OwnClaim } from '@sabi/contracts/http/hiring/claims';
import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import type { Principal } from '@sabi/service-kit/authentication';
import { AppError } from '@sabi/service-kit/errors';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import type { Audit } from '../audit/audit';
import { readNib } from '../companies/read-nib';
import type { RecruiterApprovals } from '../recruiters/recruiter-approvals';
import type { Memberships } from '../tenancy/memberships';
import type { ClaimDirectory, ClaimRepository, StoredClaim } from './claim-repository';
import { findClaimedCompany, type FindClaimedDependencies } from './find-claimed-company';
import { type ClaimMailDependencies, requestClaimMadeMails } from './request-claim-mails';
import { findRepeatTime, viewOwnClaim } from './view-claim';

interface MakeDependencies extends FindClaimedDependencies, ClaimMailDependencies {
  readonly claims: ClaimRepository;
  readonly claimDirectory: Pick<ClaimDirectory, 'find'>;
  readonly memberships: Pick<Memberships, 'findRole'>;
  readonly recruiterApprovals: RecruiterApprovals;
  /** Each claim mails the owners of a company, and says whether a NIB is known. */
  readonly claimLimit: Pick<AttemptLimiter, 'begin'>;
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
  readonly audit: Audit;
  readonly transact: Transact;
}

interface MakeInput {
  readonly principal: Principal;
  readonly authorization: string;
  readonly claim: NewClaim;
  readonly now: Date;
}

/**
 * Asks for access to a company. Idempotent by `claim_id`; while a claim of the account is open, a further one answers it.
 * @throws {AppError} ACCESS_DENIED unless a recruiter's account, COMPANY_UNAPPROVED, NIB_INVALID, COMPANY_NOT_FOUND, MEMBER_EXISTS,
 * IDEMPOTENCY_KEY_REUSED, RATE_LIMITED also within 30 days of a refusal
 */
export async function makeClaim(input: MakeInput, dependencies: MakeDependencies): Promise<OwnClaim> {
  const { principal, claim, now } = input;
  const { claims, claimDirectory, memberships, transact } = dependencies;
  const { userId } = principal;
  const known = await claimDirectory.find(claim.claim_id);
  if (known) return viewOwnClaim(assertOwn(known, userId));
  await assertMayClaim(input, dependencies);
  const { company, publicName } = await findClaimedCompany({ named: claim.company, now }, dependencies);
  if (await memberships.findRole({ companyId: company.id, userId })) throw new AppError('MEMBER_EXISTS');
  assertNotRefusedOfLate(await claims.claimsOf({ companyId: company.id }).findLastOf(userId), now);
  const wanted = toStored(input, { companyId: company.id, publicName });
  return viewOwnClaim(await transact((transaction) => store(wanted, dependencies, transaction)));
}

async function assertMayClaim(
  { principal: { userId }, authorization }: MakeInput,
  { erasedAccounts, recruiterApprovals, claimLimit }: MakeDependencies,
): Promise<void> {
  if (await erasedAccounts.has(userId)) throw new AppError('TOKEN_INVALID');
  const approval = await recruiterApprovals.find({ userId, authorization });
  if (approval === null) throw new AppError('ACCESS_DENIED');
  if (approval !== 'approved') throw new AppError('COMPANY_UNAPPROVED');
  const wait = await claimLimit.begin(userId);
  if (wait > 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds: wait });
}

function assertNotRefusedOfLate(last: StoredClaim | null, now: Date): void {
  const repeatTime = last && findRepeatTime(last);
  if (!repeatTime || repeatTime <= now) return;
  const retryAfterSeconds = Math.ceil((repeatTime.getTime() - now.getTime()) / 1000);
  throw new AppError('RATE_LIMITED', { retryAfterSeconds });
}

/** @returns the account's open claim, possibly of an earlier call */
async function store(
  wanted: StoredClaim,
  { claims, claimDirectory, audit, ...dependencies }: MakeDependencies,
  transaction: Transaction,
): Promise<StoredClaim> {
  const { company_id: companyId, user_id: userId } = wanted;
  const ofCompany = claims.claimsOf({ companyId });
  const known = await claimDirectory.find(wanted.id, transaction);
  if (known) return assertOwn(known, userId);
  const last = await ofCompany.findLastOf(userId, transaction);
  if (last?.state === 'open') return last;
  await ofCompany.insert(wanted, transaction);
  await requestClaimMadeMails(wanted, dependencies, transaction);
  await audit.record(
    {
      actor: { id: userId, kind: 'user' },
      role: null,
      action: 'claim.created',
      subject: { type: 'claim', id: wanted.id },
      payload: { about: [userId], details: { company_id: companyId } },
    },
    transaction,
  );
  return wanted;
}

function assertOwn(claim: StoredClaim, userId: string): StoredClaim {
  if (claim.user_id !== userId) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return claim;
}

const toStored = (
  { principal, claim, now }: MakeInput,
  { companyId, publicName }: { companyId: string; publicName: string | null },
): StoredClaim => ({
  id: claim.claim_id,
  company_id: companyId,
  user_id: principal.userId,
  email: principal.email,
  language: claim.language,
  nib: 'nib' in claim.company ? readNib(claim.company.nib) : null,
  company_name: publicName,
  position: claim.position,
  message: claim.message,
  state: 'open',
  decided_by: null,
  role: null,
  reason: null,
  created_at: now,
  ended_at: null,
});
