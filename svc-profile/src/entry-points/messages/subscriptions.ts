import type { Subscription } from '@sabi/event-bus/bus';
import type { Dependencies } from '../../dependencies';
import { createAccountSubscriptions } from './account-subscriptions';
import { createCvSubscriptions } from './cv-subscriptions';
import { createMailSubscriptions } from './mail-subscriptions';

/** Everything svc-profile consumes: results of svc-ai, events of accounts, and its own requests for mails. */
export function createSubscriptions(dependencies: Dependencies): Subscription[] {
  return [
    ...createCvSubscriptions(dependencies),
    ...createMailSubscriptions(dependencies),
    ...createAccountSubscriptions(dependencies),
  ];
}
