import { entitlementKindSchema } from '@sabi/contracts/http/billing/entitlement-kinds';
import type { Transact } from '@sabi/service-kit/transaction';
import type { Redemptions } from '../catalogue/redemptions';
import { requestBillingMail, type RequestMailDependencies } from '../mails/request-billing-mail';
import type { AvailableSubject } from './availability-mail';
import type { AvailabilityNotice, AvailabilityNoticeRepository } from './availability-notice-repository';

const batch = 200;

interface SweepDependencies extends RequestMailDependencies {
  readonly availabilityNotices: Pick<AvailabilityNoticeRepository, 'findWaiting' | 'remove'>;
  readonly redemptions: Redemptions;
  readonly transact: Transact;
}

/** Requests mails for kinds that are available now, and removes their notices. */
export async function sweepAvailability(
  { now }: { now: Date },
  dependencies: SweepDependencies,
): Promise<void> {
  const { availabilityNotices, redemptions } = dependencies;
  const open = entitlementKindSchema.options.filter((kind) => redemptions[kind].way !== 'not_yet');
  for (;;) {
    const waiting = await availabilityNotices.findWaiting(open, batch);
    for (const notice of waiting) await mailOnce(notice, now, dependencies);
    if (waiting.length < batch) return;
  }
}

/** Only the replica that removes the notice requests the mail. */
async function mailOnce(
  { user_id: userId, kind, created_at: since }: AvailabilityNotice,
  now: Date,
  dependencies: SweepDependencies,
): Promise<void> {
  const subject: AvailableSubject = { kind: 'available', entitlement_kind: kind };
  const request = { userId, cause: `available:${kind}:${since.toISOString()}`, subject, now };
  await dependencies.transact(async (transaction) => {
    if (await dependencies.availabilityNotices.remove({ user_id: userId, kind }, transaction))
      await requestBillingMail(request, dependencies, transaction);
  });
}
