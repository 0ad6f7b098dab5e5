import type { Transact } from '@sabi/service-kit/transaction';
import { requestBillingMail, type RequestMailDependencies } from '../mails/request-billing-mail';
import { reminderDays, type ReminderSubject } from './reminder-mail';
import type { StoredSubscription } from './subscription';
import type { SubscriptionRepository } from './subscription-repository';

const dayMs = 86_400_000;
const batch = 200;

interface SweepDependencies extends RequestMailDependencies {
  readonly subscriptions: Pick<SubscriptionRepository, 'findEnding'>;
  readonly transact: Transact;
}

/** Requests reminders seven days and one day before a plan's end, once for each end. */
export async function sweepReminders({ now }: { now: Date }, dependencies: SweepDependencies): Promise<void> {
  const until = new Date(now.getTime() + Math.max(...reminderDays) * dayMs);
  let after = now;
  for (;;) {
    const ending = await dependencies.subscriptions.findEnding({ after, until }, batch);
    for (const subscription of ending) await remind(subscription, now, dependencies);
    const last = ending.at(-1)?.ends_at;
    if (ending.length < batch || !last) return;
    after = last;
  }
}

/** If both are due, sends only the later one. */
async function remind(
  { id, user_id, plan_type, ends_at: end }: StoredSubscription,
  now: Date,
  dependencies: SweepDependencies,
): Promise<void> {
  if (!end) return;
  const left = end.getTime() - now.getTime();
  const days = reminderDays.findLast((each) => left <= each * dayMs);
  if (!days) return;
  const subject: ReminderSubject = { kind: 'reminder', plan_type, ends_at: end, days };
  const cause = `reminder:${id}:${end.toISOString()}:${days}`;
  const request = { userId: user_id, cause, subject, now };
  await dependencies.transact((transaction) => requestBillingMail(request, dependencies, transaction));
}
