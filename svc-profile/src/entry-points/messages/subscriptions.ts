import type { Subscription } from '@sabi/event-bus/bus';
import type { Dependencies } from '../../dependencies';
import { createAccountSubscriptions } from './account-subscriptions';
import { createCvSubscriptions } from './cv-subscriptions';
import { createMailSubscriptions } from './mail-subscriptions';

export function createSubscriptions(dependencies: Dependencies): Subscription[] {
  return [
    ...createCvSubscriptions(dependencies),
    ...createMailSubscriptions(dependencies),
    ...createAccountSubscriptions(dependencies),
  ];
}
