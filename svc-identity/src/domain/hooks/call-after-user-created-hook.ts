import { describeUser } from '../users/describe-user';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import type { Hooks } from './hooks';

/**
 * Notifies the operator's hook, if configured, of a new account. The request does not wait: the hook's answer changes
 * nothing, and its duration would reveal that the account is new.
 */
export function callAfterUserCreatedHook(
  { user: { id }, ip }: { user: User; ip: string | null },
  { hooks, users }: { hooks: Hooks; users: UserRepository },
): void {
  if (!hooks.has('after-user-created')) return;
  hooks.notify('after-user-created', async () => {
    const user = await users.findById(id); // null when the transaction that created it was rolled back
    return user && { id, ip, payload: { user: describeUser(user) } };
  });
}
