import type { AuditChain } from '@sabi/audit/audit-chain';
import { eraseFromCases } from '@sabi/service-kit/cases/mongo-case-owners';
import type { mongo } from 'mongoose';
import type { AccountData } from '../domain/account-erasure/account-data';
import type { Inboxes } from '../domain/notifications/inboxes';
import { applicationsCollection } from './applications';
import { delayedCollection } from './delayed-notifications';
import { type InboxRow, inboxesCollection } from './inboxes';
import { eraseFromReports } from './message-report-repository';
import { mailsCollection } from './notification-mails';
import { notificationsCollection } from './notification-repository';
import { eraseFromThreads } from './thread-repository';

export function createAccountData(
  db: mongo.Db,
  { inboxes, chain }: { inboxes: Pick<Inboxes, 'advance'>; chain: Pick<AuditChain, 'erasePayloads'> },
): AccountData {
  return {
    removeAllOf: async (user_id, session) => {
      await inboxes.advance(user_id, session);
      for (const name of [notificationsCollection, delayedCollection, mailsCollection])
        await db.collection(name).deleteMany({ user_id }, { session });
      await db.collection(applicationsCollection).deleteMany({ talent_id: user_id }, { session });
      await eraseFromThreads(db, user_id, session);
      await eraseFromReports(db, user_id, session);
      await eraseFromCases(db, user_id, session);
      await chain.erasePayloads(user_id, session);
      await db.collection<InboxRow>(inboxesCollection).deleteOne({ _id: user_id }, { session });
    },
  };
}
