import type { mongo } from 'mongoose';
import { erasedUserId } from '../domain/account-erasure/account-data';
import { isLive, isReceived, type StoredEvent } from '../domain/applications/application';
import type { SentApplication } from '../domain/account-export/export-account';
import {
  applicationEventsCollection,
  type ApplicationRow,
  applicationsCollection,
  ownApplicationsCollection,
} from './application-repository';
import { freeApplicationsCollection } from './free-applications';

/**
 * Of a talent's applications the companies keep the times of their stages and the reason; what was sent and who sent it goes. An
 * application that has not ended counts as withdrawn. Nothing is given back, as there is nobody who could use it.
 */
export async function eraseTalentFromApplications(
  db: mongo.Db,
  { userId: talent_id, now }: { userId: string; now: Date },
  session: mongo.ClientSession,
): Promise<void> {
  const applications = db.collection<ApplicationRow>(applicationsCollection);
  const events = db.collection<StoredEvent>(applicationEventsCollection);
  for (const { _id, company_id, state, event_count: count } of await applications
    .find({ talent_id }, { session })
    .toArray()) {
    const end = isLive(state) ? 'withdrawn' : state === 'submitting' ? 'failed' : null;
    if (end)
      await events.insertOne(
        {
          company_id,
          application_id: _id,
          no: count + 1,
          type: end,
          actor: { kind: 'service', member_id: null },
          at: now,
          stage_id: null,
          reason: null,
        },
        { session },
      );
    await applications.updateOne(
      { _id, company_id },
      {
        $set: {
          ...(end && { state: end, 'clock.ended_at': now, event_count: count + 1 }),
          talent_id: null,
          applicant: null,
          letter: '',
          answers: [],
          counts: false,
          next_at: null,
        },
        $inc: { version: 1 },
      },
      { session },
    );
  }
  await db.collection(ownApplicationsCollection).deleteMany({ talent_id }, { session });
  await db.collection(freeApplicationsCollection).deleteMany({ talent_id }, { session });
}

/** Events stay, without the account of the member. */
export async function eraseMemberFromEvents(
  db: mongo.Db,
  userId: string,
  session: mongo.ClientSession,
): Promise<void> {
  await db
    .collection(applicationEventsCollection)
    .updateMany({ 'actor.member_id': userId }, { $set: { 'actor.member_id': erasedUserId } }, { session });
}

/** For the copy of an account: as sent, with what the talent may know of what followed. */
export async function findSentApplications(db: mongo.Db, talent_id: string): Promise<SentApplication[]> {
  const lines = await db
    .collection<{ _id: string; company_id: string }>(ownApplicationsCollection)
    .find({ talent_id })
    .sort({ created_at: 1 })
    .toArray();
  const companies = await db
    .collection<{ _id: string; name: string }>('companies')
    .find({ _id: { $in: lines.map((line) => line.company_id) } })
    .toArray();
  const nameOf = new Map(companies.map(({ _id, name }) => [_id, name]));
  const found: SentApplication[] = [];
  for (const { _id, company_id } of lines) {
    const row = await db.collection<ApplicationRow>(applicationsCollection).findOne({ _id, company_id });
    if (!row) continue;
    const events = await db
      .collection<StoredEvent>(applicationEventsCollection)
      .find({ company_id, application_id: _id })
      .sort({ no: 1 })
      .toArray();
    const { job_title, state, reason, created_at, allowance, applicant, letter, answers } = row;
    found.push({
      ...{ company: nameOf.get(company_id) ?? '', job: job_title, state, reason },
      ...{ created_at, is_received: isReceived(row), allowance, applicant, letter },
      answers: answers.map(({ question, answer }) => ({ question, answer })),
      events: events.map(({ type, at, actor, stage_id, reason: why }) => ({
        ...{ type, at, by: actor.kind, stage: stage_id, reason: why },
      })),
    });
  }
  return found;
}
