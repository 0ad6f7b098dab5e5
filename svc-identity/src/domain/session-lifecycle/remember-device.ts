import type { Transaction } from '@sabi/service-kit/transaction';
import { requestNotice } from '../notices/request-notice';
import type { Ports } from '../ports/all-ports';
import type { User } from '../users/user';
import { describeClient, fingerprintOf } from '../sessions/device';
import type { ClientDescription } from '../sessions/session';

/**
 * Records the device of a sign-in. The owner is notified by mail of a new device, except at the first sign-in.
 * @param signedIn.user as it was before this sign-in
 */
export async function rememberDevice(
  { user, client }: { user: User; client: ClientDescription },
  deps: Pick<Ports, 'knownDevices' | 'notices' | 'outbox' | 'transact'>,
  transaction?: Transaction,
): Promise<void> {
  const fingerprint = fingerprintOf(client);
  if (await deps.knownDevices.see(user.id, fingerprint, transaction)) return;
  const addAndNotify = async (running: Transaction) => {
    const isNew = await deps.knownDevices.add(user.id, fingerprint, running);
    if (!isNew || user.last_sign_in_at === null) return;
    await requestNotice({ user, kind: 'new_device', details: describeClient(client) }, deps, running);
  };
  await (transaction ? addAndNotify(transaction) : deps.transact(addAndNotify));
}
