import { describeUser } from '../users/describe-user';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import type { Hooks } from './hooks';

/**
 * Notifies the operator's hook of a new account, without waiting: the answer has no effect, and its duration
 * would reveal the account.
 */
export function callAfterUserCreatedHook(
  { user: { id }, ip }: { user: User; ip: string | null },
  { hooks, users }: { hooks: Hooks; users: UserRepository },
): void {
  if (!hooks.has('after-user-created')) return;
  hooks.notify('after-user-created', async () => {
    const user = await users.findById(id); // null after a rollback of its creation
    return user && { id, ip, payload: { user: describeUser(user) } };
  });
}
