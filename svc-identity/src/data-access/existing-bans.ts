import { Outbox } from '@sabi/event-bus/outbox';
import type { mongo } from 'mongoose';
import { createBanMessage } from '../domain/admin/publish-ban';
import type { StoredUser } from './user.model';

/**
 * For the migrations: tells of the bans from before there was a message of them. Each is as old as its account's last
 * change, so that one lifted meanwhile stays lifted; told twice it is the same.
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
