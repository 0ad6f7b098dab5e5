import type { ApplicationState } from '@sabi/contracts/hiring/application-terms';
import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import type { PagePosition } from '@sabi/service-kit/page-position';
import { within } from '@sabi/service-kit/transaction';
import { createTransactionConflict } from '@sabi/service-kit/transaction-conflict';
import { type Connection, type Model, type mongo, type PipelineStage, Schema, trusted } from 'mongoose';
import type { StoredApplication, StoredEvent } from '../domain/applications/application';
import { latestSettlementOf } from '../domain/applications/application-clock';
import {
  type ApplicationDirectory,
  type ApplicationRepository,
  type Applications,
  ApplicationTaken,
  type JobCount,
  type OwnApplicationLine,
} from '../domain/applications/application-repository';
import { freeApplicationsCollection } from './free-applications';
import {
  type BoardReads,
  byId,
  createBoardReads,
  heldFields,
  stateIndex,
  toHeld,
  unreceived,
} from './board-reads';
import { createTenantModel, moment, optionalMoment, optionalText, text } from './tenant-model';

export const applicationsCollection = 'applications';
export const applicationEventsCollection = 'application_events';
export const ownApplicationsCollection = 'my_applications';

export type ApplicationRow = Omit<StoredApplication, 'id'> & { readonly _id: string };
type LineRow = Omit<OwnApplicationLine, 'application_id'> & { readonly _id: string };

const number = { type: Number, required: true } as const;
const mixed = { type: Schema.Types.Mixed, required: true } as const;
const plain = { _id: 0 } as const;
/** Most of an application is what was sent. */
const withoutDocuments = {
  'applicant.lists': 0,
  'applicant.summary': 0,
  letter: 0,
  letters: 0,
  match: 0,
  'held.letters': 0,
} as const;
/** Without what was sent, which is most of an application. */
const ownFields = {
  ...{ company_id: 1, job_id: 1, state: 1, stage_id: 1, reason: 1, clock: 1, allowance: 1, job_title: 1 },
  ...{ ...heldFields, event_count: 1, created_at: 1 },
} as const;
const live: readonly ApplicationState[] = ['applied', 'in_process', 'offer'];

export function createApplicationRepository(connection: Connection): ApplicationRepository {
  const models = { applications: applicationModel(connection), events: eventModel(connection) };
  return {
    applicationsOf: ({ companyId }) => ({
      ...readsOf(companyId, models),
      ...createBoardReads(companyId, models),
      ...writesOf(companyId, models),
    }),
  };
}

interface Models {
  readonly applications: Model<ApplicationRow>;
  readonly events: Model<StoredEvent>;
}

type Reads =
  | 'find'
  | 'findMany'
  | 'findCounting'
  | 'countByJob'
  | 'listEvents'
  | 'listLive'
  | 'listPlaceEvents'
  | BoardReads;

function readsOf(
  company_id: string,
  { applications: model, events }: Models,
): Pick<Applications, Exclude<Reads, BoardReads>> {
  return {
    find: async (_id, session) => {
      const row = await model.findOne({ company_id, _id }, null, within(session)).lean<ApplicationRow>();
      return row && toApplication(row);
    },
    findMany: async (ids, session) => {
      const rows = await model
        .find({ company_id, _id: trusted({ $in: ids }) }, null, { session })
        .hint(byId)
        .lean<ApplicationRow[]>();
      return rows.map(toApplication);
    },
    findCounting: async (job_id, talent_id) => {
      const row = await model.findOne({ company_id, job_id, talent_id, counts: true }).lean<ApplicationRow>();
      return row && toApplication(row);
    },
    countByJob: (jobIds, late) =>
      model.aggregate<JobCount>(countStages({ company_id, job_id: { $in: jobIds } }, late)),
    listEvents: (application_id) =>
      events.find({ company_id, application_id }, plain).sort({ no: 1 }).lean<StoredEvent[]>(),
    listLive: async (job_id) => {
      const rows = await model
        .find({ company_id, job_id, state: trusted({ $in: live }) as never }, withoutDocuments)
        .sort({ 'clock.submitted_at': 1, _id: 1 })
        .lean<ApplicationRow[]>();
      return rows.map(toApplication);
    },
    listPlaceEvents: (ids) =>
      events
        .find(
          {
            company_id,
            application_id: trusted({ $in: ids }),
            type: trusted({ $in: ['submitted', 'moved'] }) as never,
          },
          plain,
        )
        .sort({ application_id: 1, no: 1 })
        .lean<StoredEvent[]>(),
  };
}

function writesOf(company_id: string, { applications: model, events }: Models): Omit<Applications, Reads> {
  return {
    insert: async ({ id, ...application }, session) => {
      try {
        const row = { ...application, _id: id, company_id, changed_at: new Date() };
        await model.insertMany([row], { session });
      } catch (error) {
        throw isDuplicateKey(error) ? new ApplicationTaken() : error;
      }
    },
    change: async ({ id: _id, version }, changes, session) => {
      const row = await model
        .findOneAndUpdate({ company_id, _id, version }, toUpdate(changes), {
          session,
          returnDocument: 'after',
        })
        .lean<ApplicationRow>();
      return row && toApplication(row);
    },
    changeAll: async (changed, session) => {
      const updates = changed.map(({ at: { id: _id, version }, changes }) => ({
        updateOne: { filter: { company_id, _id, version }, update: toUpdate(changes) },
      }));
      if (updates.length === 0) return;
      const { matchedCount } = await model.bulkWrite(updates, { session });
      if (matchedCount !== updates.length) throw createTransactionConflict();
    },
    markUntouched: async (job_id, now) => {
      await model.updateMany(
        {
          company_id,
          job_id,
          state: trusted({ $in: live }) as never,
          'clock.opened_at': null,
          'clock.answered_at': null,
        },
        // With the version, so that a step that read it before does not store its own time.
        { $set: { next_at: now }, $inc: { version: 1 } },
      );
    },
    addEvents: async (added, session) => {
      await events.insertMany(
        added.map((event) => ({ ...event, company_id })),
        { session },
      );
    },
  };
}

const applicationModel = (connection: Connection) =>
  createTenantModel<ApplicationRow>(connection, applicationsCollection, {
    _id: text,
    job_id: text,
    talent_id: optionalText,
    state: text,
    stage_id: text,
    reason: optionalText,
    failure: optionalText,
    counts: { type: Boolean, required: true },
    allowance: mixed,
    clock: mixed,
    settlement_requested_at: optionalMoment,
    job_title: text,
    applicant: { type: Schema.Types.Mixed, default: null },
    letter: { type: String, default: '' },
    answers: { type: [Schema.Types.Mixed], required: true },
    match: { type: Schema.Types.Mixed, default: null },
    cv_file: { type: Schema.Types.Mixed, default: null },
    event_count: number,
    version: number,
    created_at: moment,
    updated_at: moment,
    next_at: optionalMoment,
    held: { type: Schema.Types.Mixed, default: null },
    board_stage: optionalText,
    rank: String,
    entered_at: Date,
    operation_id: optionalText,
    changed_by: optionalText,
    changed_at: Date,
    letters: { type: [Schema.Types.Mixed], default: [] },
  });

const eventModel = (connection: Connection) =>
  createTenantModel<StoredEvent>(connection, applicationEventsCollection, {
    application_id: text,
    no: number,
    type: { type: String, required: true },
    actor: mixed,
    at: moment,
    stage_id: optionalText,
    reason: optionalText,
    automation: { type: Schema.Types.Mixed, default: null },
  });

/** Not bound to a tenant: talent are no members, and sweeps and messages concern all companies. */
export function createApplicationDirectory(db: mongo.Db): ApplicationDirectory {
  const applications = db.collection<ApplicationRow>(applicationsCollection);
  const lines = db.collection<LineRow>(ownApplicationsCollection);
  return {
    find: async (_id, session) => {
      const row = await applications.findOne({ _id }, within(session));
      return row && toApplication(row);
    },
    findMany: async (own) => {
      if (own.length === 0) return [];
      const ids = own.map(({ application_id: id }) => id);
      const companies = [...new Set(own.map(({ company_id: id }) => id))]; // the shard key
      const rows = await applications
        .find({ _id: { $in: ids }, company_id: { $in: companies } }, { projection: ownFields, hint: byId })
        .toArray();
      return rows.map(({ _id: id, held, ...row }) => ({ ...row, id, held: toHeld(held) }));
    },
    findReadable: async (ids, { talentId: talent_id, companyIds }) => {
      const readable = [{ talent_id }, { company_id: { $in: [...companyIds] } }];
      const found = applications.find({ _id: { $in: [...ids] }, $or: readable }, { hint: byId });
      const rows = await found.toArray();
      return rows.map(toApplication);
    },
    addLine: async ({ application_id: _id, ...line }, session) => {
      await lines.insertOne({ _id, ...line }, { session });
    },
    listLines: async (talent_id, { after, limit }) => {
      const rows = await lines
        .find({ talent_id, ...(after && earlierThan(after)) })
        .sort({ created_at: -1, _id: -1 })
        .limit(limit)
        .toArray();
      return rows.map(({ _id: application_id, ...line }) => ({ application_id, ...line }));
    },
    listDue: async (now, limit) => {
      const rows = await applications
        .find({ next_at: { $lte: now } })
        .sort({ next_at: 1 })
        .limit(limit)
        .toArray();
      return rows.map(toApplication);
    },
    countUnsettled: (sentBefore) =>
      applications.countDocuments({
        state: 'submitting',
        created_at: { $lte: sentBefore },
        next_at: { $lte: latestSettlementOf(sentBefore) }, // in the index
      }),
  };
}

/** Rows of older versions have neither match nor file. */
export const toApplication = ({ _id: id, ...application }: ApplicationRow): StoredApplication => ({
  ...application,
  id,
  match: application.match ?? null,
  cv_file: application.cv_file ?? null,
});

const toFields = ({
  id: _id,
  company_id: _company,
  version: _version,
  ...fields
}: Partial<StoredApplication>): Omit<Partial<StoredApplication>, 'id' | 'company_id' | 'version'> => fields;

/** The moment is the database's, so that the clocks of replicas do not matter to what has changed since another. */
const toUpdate = (changes: Partial<StoredApplication>) => ({
  $set: toFields(changes),
  $inc: { version: 1 },
  $currentDate: { changed_at: true as const },
});

/** Counts by job. Reads only fields of an index, not the documents with their profiles. */
export function countStages(
  jobs: { company_id: string; job_id: { $in: readonly string[] } },
  { after, until }: { after: Date; until: Date },
): PipelineStage[] {
  const isLate = [
    { $in: ['$state', live] },
    { $eq: ['$clock.answered_at', null] },
    { $gt: ['$clock.submitted_at', after] },
    { $lte: ['$clock.submitted_at', until] },
  ];
  const countIf = (isCounted: object) => ({ $sum: { $cond: [{ $and: [...isLate, isCounted] }, 1, 0] } });
  return [
    { $match: { ...jobs, state: { $nin: unreceived } } },
    {
      $group: {
        _id: '$job_id',
        total: { $sum: 1 },
        opened: countIf({ $ne: ['$clock.opened_at', null] }),
        unopened: countIf({ $eq: ['$clock.opened_at', null] }),
      },
    },
    { $project: { _id: 0, job_id: '$_id', total: 1, opened: 1, unopened: 1 } },
  ];
}

const earlierThan = ({ time, id }: PagePosition): mongo.Filter<LineRow> => ({
  created_at: { $lte: time },
  $or: [{ created_at: { $lt: time } }, { _id: { $lt: id } }],
});

/** Shard keys: company_id; of `my_applications` talent_id. */
export async function createApplicationIndexes(db: mongo.Db): Promise<void> {
  const applications = db.collection(applicationsCollection);
  await applications.createIndex(
    { company_id: 1, job_id: 1, talent_id: 1 },
    { unique: true, partialFilterExpression: { counts: true } },
  );
  await applications.createIndex({ company_id: 1, job_id: 1, stage_id: 1, 'clock.submitted_at': 1, _id: 1 });
  await applications.createIndex({ company_id: 1, job_id: 1, 'clock.submitted_at': 1, _id: 1 });
  await applications.createIndex({ next_at: 1 });
  await applications.createIndex({ talent_id: 1 });
  const events = db.collection(applicationEventsCollection);
  await events.createIndex({ company_id: 1, application_id: 1, no: 1 }, { unique: true });
  await events.createIndex({ 'actor.member_id': 1 });
  const lines = db.collection(ownApplicationsCollection);
  await lines.createIndex({ talent_id: 1, created_at: -1, _id: -1 });
  await db.collection(freeApplicationsCollection).createIndex({ talent_id: 1, month: 1 }, { unique: true });
}

export async function createApplicationCountIndex(db: mongo.Db): Promise<void> {
  await db.collection(applicationsCollection).createIndex(stateIndex);
}
