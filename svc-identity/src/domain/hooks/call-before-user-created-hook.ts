import { describeUser } from '../users/describe-user';
import type { User } from '../users/user';
import type { Hooks } from './hooks';

/**
 * Calls the operator's hook about an account to be created.
 * @throws {HookRefused} and errors of {@link Hooks.call}, which prevent the creation
 */
export async function callBeforeUserCreatedHook(
  { user, ip }: { user: User; ip: string | null },
  { hooks }: { hooks: Hooks },
): Promise<void> {
  if (!hooks.has('before-user-created')) return;
  await hooks.call('before-user-created', { ip, payload: { user: describeUser(user) } });
}
