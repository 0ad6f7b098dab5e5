import type { mongo } from 'mongoose';
import { erasedUserId } from '../domain/account-erasure/account-data';
import { isLive, type StoredEvent } from '../domain/applications/application';
import type { CvFile } from '../domain/cv-files/cv-file';
import {
  applicationEventsCollection,
  type ApplicationRow,
  applicationsCollection,
  ownApplicationsCollection,
} from './application-repository';
import { freeApplicationsCollection } from './free-applications';
import { operationsCollection } from './operation-repository';

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
  for (const { _id, company_id, state, event_count: count, cv_file } of await applications
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
          match: null,
          cv_file: cv_file ? eraseFile(cv_file, now) : null,
          counts: false,
          next_at: null,
          held: null,
          board_stage: null,
          letters: [],
        },
        $inc: { version: 1 },
        $currentDate: { changed_at: true },
      },
      { session },
    );
    const operations = db.collection(operationsCollection);
    // Earlier letters that an undo would give back.
    await operations.updateMany(
      { company_id, ids: _id },
      { $set: { 'items.$[item].earlier': null } },
      { session, arrayFilters: [{ 'item.application_id': _id }] },
    );
    // A letter to this talent alone may name it; one to several is of all of them.
    await operations.updateMany({ company_id, ids: [_id] }, { $set: { letter: null } }, { session });
  }
  await db.collection(ownApplicationsCollection).deleteMany({ talent_id }, { session });
  await db.collection(freeApplicationsCollection).deleteMany({ talent_id }, { session });
}

/** Longer than a copy under way may take, which may end after the file was deleted. */
const deleteAgainAfterMs = 3_600_000;

const eraseFile = ({ key, media_type }: CvFile, now: Date): CvFile => ({
  ...{ key, media_type, source_key: null, file_name: '', size_bytes: null },
  ...{ state: 'erased', next_at: new Date(now.getTime() + deleteAgainAfterMs) },
});

export async function findCvFileKeys(db: mongo.Db, talent_id: string): Promise<string[]> {
  const rows = await db
    .collection<ApplicationRow>(applicationsCollection)
    .find({ talent_id }, { projection: { cv_file: 1 } })
    .toArray();
  return rows.flatMap(({ cv_file: file }) => file?.key ?? []);
}

/** Events stay, without the account of the member. */
export async function eraseMemberFromEvents(
  db: mongo.Db,
  userId: string,
  session: mongo.ClientSession,
): Promise<void> {
  const erase = async (collection: string, field: string) => {
    await db
      .collection(collection)
      .updateMany({ [field]: userId }, { $set: { [field]: erasedUserId } }, { session });
  };
  await erase(applicationEventsCollection, 'actor.member_id');
  await erase(applicationsCollection, 'changed_by');
  await erase(applicationsCollection, 'held.member_id');
  await eraseFromOperations(db, userId, session);
}

/** They are kept for a day: then a repeated call begins another. */
async function eraseFromOperations(
  db: mongo.Db,
  userId: string,
  session: mongo.ClientSession,
): Promise<void> {
  const operations = db.collection(operationsCollection);
  await operations.deleteMany({ member_id: userId }, { session });
  await operations.updateMany(
    { 'items.earlier.held.member_id': userId },
    { $set: { 'items.$[item].earlier.held.member_id': erasedUserId } },
    { session, arrayFilters: [{ 'item.earlier.held.member_id': userId }] },
  );
}
