import type { mongo } from 'mongoose';
import type { SentApplication } from '../domain/account-export/export-account';
import { isReceived, type StoredEvent } from '../domain/applications/application';
import {
  applicationEventsCollection,
  type ApplicationRow,
  applicationsCollection,
  ownApplicationsCollection,
} from './application-repository';

/** Applications that are read with one query each of their rows and their events. */
const batchSize = 100;

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
  for (let start = 0; start < lines.length; start += batchSize) {
    const batch = lines.slice(start, start + batchSize);
    const { rowOf, eventsOf } = await findRowsAndEvents(db, batch);
    for (const { _id, company_id } of batch) {
      const row = rowOf.get(_id);
      if (row) found.push(toSent(row, nameOf.get(company_id) ?? '', eventsOf.get(_id) ?? []));
    }
  }
  return found;
}

async function findRowsAndEvents(db: mongo.Db, batch: readonly { _id: string; company_id: string }[]) {
  const [rows, events] = await Promise.all([
    db
      .collection<ApplicationRow>(applicationsCollection)
      .find({ $or: batch.map(({ _id, company_id }) => ({ _id, company_id })) })
      .toArray(),
    db
      .collection<StoredEvent>(applicationEventsCollection)
      .find({ $or: batch.map(({ _id: application_id, company_id }) => ({ company_id, application_id })) })
      .sort({ no: 1 })
      .toArray(),
  ]);
  return {
    rowOf: new Map(rows.map((row) => [row._id, row])),
    eventsOf: groupByApplication(events),
  };
}

function groupByApplication(events: readonly StoredEvent[]): ReadonlyMap<string, StoredEvent[]> {
  const eventsOf = new Map<string, StoredEvent[]>();
  for (const event of events) {
    const others = eventsOf.get(event.application_id);
    if (others) others.push(event);
    else eventsOf.set(event.application_id, [event]);
  }
  return eventsOf;
}

function toSent(row: ApplicationRow, company: string, events: readonly StoredEvent[]): SentApplication {
  const { job_title, state, reason, created_at, allowance, applicant, letter, answers, letters = [] } = row;
  return {
    ...{ company, job: job_title, state, reason },
    ...{ created_at, is_received: isReceived(row), allowance, applicant, letter },
    answers: answers.map(({ question, answer }) => ({ question, answer })),
    match: row.match ?? null,
    id: row._id,
    file: row.cv_file?.state === 'stored' ? row.cv_file : null,
    letters: letters.map(({ sent_at, subject, text }) => ({ sent_at, subject, text })),
    events: events.map(({ type, at, actor, stage_id, reason: why }) => ({
      ...{ type, at, by: actor.kind, stage: stage_id, reason: why },
    })),
  };
}
