import { describeUser } from '../users/describe-user';
import type { User } from '../users/user';
import type { Hooks } from './hooks';

/**
 * Calls the operator's hook, if configured, about an account that is about to be created.
 * @throws {HookRefused} and what {@link Hooks.call} throws: then it is not made
 */
export async function callBeforeUserCreatedHook(
  { user, ip }: { user: User; ip: string | null },
  { hooks }: { hooks: Hooks },
): Promise<void> {
  if (!hooks.has('before-user-created')) return;
  await hooks.call('before-user-created', { ip, payload: { user: describeUser(user) } });
}
