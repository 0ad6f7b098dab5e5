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
import { type EarlierMembership, findEarlierMembership } from './find-earlier-membership';
import { type ClaimMailDependencies, requestClaimMadeMails } from './request-claim-mails';
import { findRepeatTime, viewOwnClaim } from './view-claim';

interface MakeDependencies extends FindClaimedDependencies, ClaimMailDependencies {
  readonly claims: ClaimRepository;
  readonly claimDirectory: Pick<ClaimDirectory, 'find'>;
  readonly memberships: Pick<Memberships, 'findRole' | 'countAdministrators'>;
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

/** Owners and admins get one mail a day about an account that withdraws its claim and makes another. */
const mailPauseMs = 86_400_000;

/**
 * Asks for access to a company. Idempotent by `claim_id`; while a claim of the account is open, a further one answers it.
 * @throws {AppError} ACCESS_DENIED unless a recruiter's account, COMPANY_UNAPPROVED, NIB_INVALID, COMPANY_NOT_FOUND, MEMBER_EXISTS,
 * IDEMPOTENCY_KEY_REUSED also for another company, RATE_LIMITED also within 30 days of a refusal
 */
export async function makeClaim(input: MakeInput, dependencies: MakeDependencies): Promise<OwnClaim> {
  const { principal, claim, now } = input;
  const { claims, claimDirectory, audit, transact } = dependencies;
  const { userId } = principal;
  if ('nib' in claim.company) readNib(claim.company.nib); // costs no attempt
  const known = await claimDirectory.find(claim.claim_id);
  if (known) return viewOwnClaim(await assertRepeated(assertOwn(known, userId), input, dependencies));
  await assertMayClaim(input, dependencies);
  const { company, publicName } = await findClaimedCompany({ named: claim.company, now }, dependencies);
  const membership = { companyId: company.id, userId };
  await assertMayJoin(membership, dependencies);
  assertNotRefusedOfLate(await claims.claimsOf(membership).findLastOf(userId), now);
  const earlierMembership = await findEarlierMembership(membership, { audit });
  const wanted = toStored(input, { companyId: company.id, publicName, earlierMembership });
  return viewOwnClaim(await transact((transaction) => store(wanted, dependencies, transaction)));
}

/** @throws {AppError} IDEMPOTENCY_KEY_REUSED where the earlier call named another company */
async function assertRepeated(
  known: StoredClaim,
  { claim: { company } }: MakeInput,
  { companyDirectory }: MakeDependencies,
): Promise<StoredClaim> {
  const isSame =
    'nib' in company
      ? known.nib === readNib(company.nib)
      : (await companyDirectory.findBySlug(company.slug))?.id === known.company_id;
  if (!isSame) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return known;
}

interface Membership {
  readonly companyId: string;
  readonly userId: string;
}

/** A member of a company that has lost its owners and admins may ask the staff to become its owner. */
async function assertMayJoin(membership: Membership, { memberships }: MakeDependencies): Promise<void> {
  if (!(await memberships.findRole(membership))) return;
  const { companyId } = membership;
  const counts = (await memberships.countAdministrators([companyId])).get(companyId);
  if (!counts || counts.owners + counts.admins > 0) throw new AppError('MEMBER_EXISTS');
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
  const { company_id: companyId, user_id: userId, created_at: now } = wanted;
  const ofCompany = claims.claimsOf({ companyId });
  const known = await claimDirectory.find(wanted.id, transaction);
  if (known) return assertOwn(known, userId);
  const last = await ofCompany.findLastOf(userId, transaction);
  if (last?.state === 'open') return last;
  const mailedAt = findRecentMail(last, now);
  const claim = { ...wanted, mailed_at: mailedAt };
  await ofCompany.insert(claim, transaction);
  if (!mailedAt) await requestClaimMadeMails(claim, dependencies, transaction);
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
  return claim;
}

/** When owners and admins were mailed about a claim that the account withdrew; null once that is a day ago. */
function findRecentMail(last: StoredClaim | null, now: Date): Date | null {
  if (last?.state !== 'withdrawn' || !last.mailed_at) return null;
  return now.getTime() - last.mailed_at.getTime() < mailPauseMs ? last.mailed_at : null;
}

function assertOwn(claim: StoredClaim, userId: string): StoredClaim {
  if (claim.user_id !== userId) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return claim;
}

const toStored = (
  { principal, claim, now }: MakeInput,
  {
    companyId,
    publicName,
    earlierMembership,
  }: { companyId: string; publicName: string | null; earlierMembership: EarlierMembership },
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
  earlier_membership: earlierMembership,
  mailed_at: null,
  state: 'open',
  decided_by: null,
  role: null,
  reason: null,
  created_at: now,
  ended_at: null,
});
