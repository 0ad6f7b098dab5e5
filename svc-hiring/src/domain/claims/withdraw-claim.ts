import { AppError } from '@sabi/service-kit/errors';
import type { Transact } from '@sabi/service-kit/transaction';
import type { Audit } from '../audit/audit';
import type { ClaimDirectory, ClaimRepository } from './claim-repository';

interface WithdrawDependencies {
  readonly claims: ClaimRepository;
  readonly claimDirectory: Pick<ClaimDirectory, 'find'>;
  readonly audit: Audit;
  readonly transact: Transact;
}

/** Idempotent. @throws {AppError} CLAIM_NOT_FOUND also for a claim of others, CLAIM_STATE_UNFIT once decided */
export async function withdrawClaim(
  { claimId, userId, now }: { claimId: string; userId: string; now: Date },
  { claims, claimDirectory, audit, transact }: WithdrawDependencies,
): Promise<void> {
  await transact(async (transaction) => {
    const claim = await claimDirectory.find(claimId, transaction);
    if (claim?.user_id !== userId) throw new AppError('CLAIM_NOT_FOUND');
    if (claim.state === 'withdrawn') return;
    const end = { state: 'withdrawn', decided_by: null, role: null, reason: null, ended_at: now } as const;
    const isEnded = await claims.claimsOf({ companyId: claim.company_id }).end(claimId, end, transaction);
    if (!isEnded) throw new AppError('CLAIM_STATE_UNFIT');
    await audit.record(
      {
        actor: { id: userId, kind: 'user' },
        role: null,
        action: 'claim.withdrawn',
        subject: { type: 'claim', id: claimId },
      },
      transaction,
    );
  });
}
