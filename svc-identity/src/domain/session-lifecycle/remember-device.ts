import type { Outbox } from '@sabi/event-bus/outbox';
import type { Transaction, Transact } from '@sabi/service-kit/transaction';
import type { NoticeRepository } from '../notices/notice-repository';
import { requestNotice } from '../notices/request-notice';
import { describeClient, fingerprintOf } from '../sessions/device';
import type { KnownDevices } from '../sessions/known-devices';
import type { ClientDescription } from '../sessions/session';
import type { User } from '../users/user';

interface RememberDeviceDependencies {
  readonly knownDevices: KnownDevices;
  readonly notices: NoticeRepository;
  readonly outbox: Outbox;
  readonly transact: Transact;
}

/**
 * Records a sign-in's device. Mails the owner about a new one, except at the first sign-in.
 * @param signedIn.user before this sign-in
 */
export async function rememberDevice(
  { user, client }: { user: User; client: ClientDescription },
  deps: RememberDeviceDependencies,
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
