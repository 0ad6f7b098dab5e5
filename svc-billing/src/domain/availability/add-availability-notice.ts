import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import { AppError } from '@sabi/service-kit/errors';
import type { Redemptions } from '../catalogue/redemptions';
import type { AvailabilityNoticeRepository } from './availability-notice-repository';

interface AddDependencies {
  readonly availabilityNotices: Pick<AvailabilityNoticeRepository, 'add'>;
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
  readonly redemptions: Redemptions;
}

/** @throws {AppError} SERVICE_REQUEST_UNFIT for a kind that is available */
export async function addAvailabilityNotice(
  { userId, kind, now }: { userId: string; kind: EntitlementKind; now: Date },
  { availabilityNotices, erasedAccounts, redemptions }: AddDependencies,
): Promise<void> {
  if (redemptions[kind].way !== 'not_yet') throw new AppError('SERVICE_REQUEST_UNFIT');
  if (await erasedAccounts.has(userId)) throw new AppError('TOKEN_INVALID');
  await availabilityNotices.add({ user_id: userId, kind, created_at: now });
}
