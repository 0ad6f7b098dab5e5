import type { UserType } from '@sabi/contracts/http/profile/profile';
import { Outbox } from '@sabi/event-bus/outbox';
import type { mongo } from 'mongoose';
import { createAccountKindMessage } from '../domain/profiles/publish-account-kind';

interface ExistingKind {
  readonly user_id: string;
  readonly user_type: UserType;
}

const batchSize = 500;

/**
 * For the migrations: publishes kinds chosen before the message existed. Safe to repeat, because a kind never
 * changes.
 */
export async function publishExistingAccountKinds(db: mongo.Db): Promise<void> {
  const outbox = new Outbox(db);
  const publish = (kinds: readonly ExistingKind[]) =>
    db.client.withSession((session) =>
      session.withTransaction(async () => {
        for (const kind of kinds) await outbox.append(createAccountKindMessage(kind), session);
      }),
    );
  const profiles = db
    .collection('profiles')
    .find({ user_type: { $ne: null } })
    .project<ExistingKind>({ _id: 0, user_id: 1, user_type: 1 })
    .batchSize(batchSize);
  let batch: ExistingKind[] = [];
  for await (const profile of profiles) {
    batch.push(profile);
    if (batch.length < batchSize) continue;
    await publish(batch);
    batch = [];
  }
  await publish(batch);
}
