import { Outbox } from '@sabi/event-bus/outbox';
import type { mongo } from 'mongoose';
import { createBanMessage } from '../../domain/admin/publish-ban';
import type { StoredUser } from '../users/user.model';

/**
 * For the migrations: publishes bans from before `banChanged` existed, with the time of the account's last
 * change, so that it does not override a later change. Safe to repeat.
 */
export async function publishExistingBans(db: mongo.Db): Promise<void> {
  const outbox = new Outbox(db);
  const banned = db
    .collection<StoredUser>('users')
    .find({ banned_until: { $gt: new Date() }, deleted_at: null })
    .project<Pick<StoredUser, '_id' | 'banned_until' | 'updated_at'>>({ banned_until: 1, updated_at: 1 });
  for await (const { _id: id, banned_until, updated_at } of banned) {
    const message = { ...createBanMessage({ id, banned_until }), occurredAt: updated_at };
    await db.client.withSession((session) => outbox.append(message, session));
  }
}
