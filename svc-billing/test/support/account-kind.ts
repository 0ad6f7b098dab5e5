import type { UserType } from '@sabi/contracts/http/profile/profile';
import { accountKindChosen } from '@sabi/contracts/messages/profile';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Account, TestService } from './harness';

/** Plays svc-profile: publishes a kind, and returns once svc-billing has handled it. */
export function publishAccountKind(
  { broker }: TestService,
  { userId }: Account,
  user_type: UserType,
): Promise<void> {
  return broker.publish(createMessage(accountKindChosen, { user_id: userId, user_type }));
}
