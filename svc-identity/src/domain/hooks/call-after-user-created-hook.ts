import type { Ports } from '../ports/ports';
import { describeUser } from '../users/describe-user';
import type { User } from '../users/user';

/**
 * Tells the operator's hook, where there is one, of an account that was made. Nobody waits for it: what it answers changes
 * nothing, and the time it takes would show that there was none before.
 */
export function callAfterUserCreatedHook(
  { user: { id }, ip }: { user: User; ip: string | null },
  { hooks, users }: Pick<Ports, 'hooks' | 'users'>,
): void {
  if (!hooks.has('after-user-created')) return;
  hooks.notify('after-user-created', async () => {
    const user = await users.findById(id); // none where what made it was undone in the end
    return user && { id, ip, payload: { user: describeUser(user) } };
  });
}
