import type { ApplicationState } from '@sabi/contracts/hiring/application-terms';
import type { PagePosition } from '@sabi/service-kit/page-position';
import { type Model, type mongo, trusted } from 'mongoose';
import type { HeldMove, StoredApplication } from '../domain/applications/application';
import type {
  ApplicantName,
  Applications,
  BoardRow,
  ListedApplication,
} from '../domain/applications/application-repository';

export type BoardReads = 'list' | 'listBoard' | 'listChanged' | 'findLastChange' | 'listNames';

type ApplicationRow = Omit<StoredApplication, 'id'> & { readonly _id: string };
type Found = Omit<BoardRow, 'id'> & { readonly _id: string; readonly changed_at?: Date };

type Listed = Omit<ListedApplication, 'id'> & { readonly _id: string };

/** Those that have not reached the company, or never will. */
export const unreceived: readonly ApplicationState[] = ['submitting', 'failed'];

/** Without the texts of letters. */
export const heldFields = {
  'held.member_id': 1,
  'held.notify_at': 1,
  'held.state': 1,
  'held.stage_id': 1,
  'held.reason': 1,
  'held.is_answer': 1,
} as const;

const nameFields = { 'applicant.first_name': 1, 'applicant.last_name': 1, 'applicant.headline': 1 } as const;

/** Without what was sent, as `boardFields`. */
const listFields = {
  ...{ job_id: 1, state: 1, stage_id: 1, reason: 1, clock: 1, created_at: 1 },
  ...{ ...heldFields, ...nameFields },
} as const;

/** Without what was sent and the texts of letters, which are most of an application. */
const boardFields = {
  version: 1,
  state: 1,
  stage_id: 1,
  reason: 1,
  clock: 1,
  created_at: 1,
  ...heldFields,
  rank: 1,
  entered_at: 1,
  changed_by: 1,
  changed_at: 1,
  'match.requirements.state': 1,
} as const;

/** Otherwise an index of the company is read from end to end where that looks as quick. */
export const byId = { _id: 1 } as const;

/** Covers the counts of a list of jobs, and finds the applications of a job by their state. */
export const stateIndex = {
  company_id: 1,
  job_id: 1,
  state: 1,
  'clock.submitted_at': 1,
  'clock.answered_at': 1,
  'clock.opened_at': 1,
} as const;

/** More than a board has: all of it in one answer of the database, not the first hundred. */
const oneBatch = 20_000;

export function createBoardReads(
  company_id: string,
  { applications: model }: { applications: Model<ApplicationRow> },
): Pick<Applications, BoardReads> {
  return {
    list: async (job_id, { stage, after, limit }) => {
      const rows = await model
        .find(
          {
            company_id,
            job_id,
            state: trusted({ $nin: unreceived }) as never,
            $and: [inStage(stage), after ? submittedAfter(after) : {}] as never,
          },
          listFields,
        )
        .sort({ 'clock.submitted_at': 1, _id: 1 })
        .limit(limit)
        .lean<Listed[]>();
      return rows.map(({ _id: id, held, applicant, ...row }) => ({
        ...{ id, ...row },
        ...{ held: toHeld(held), applicant: applicant ?? null },
      }));
    },
    listBoard: async (job_id, states) => {
      const filter = { company_id, job_id, state: trusted({ $in: states }) as never };
      const rows = await model
        .find(filter, boardFields)
        .hint(stateIndex) // the planner does not know that most applications to a job may be rejected ones
        .batchSize(oneBatch)
        .lean<Found[]>();
      return rows.map(toBoardRow);
    },
    listChanged: async (job_id, after, limit) => {
      const rows = await model
        .find({ company_id, job_id, changed_at: trusted({ $gt: after }), ...received } as never, boardFields)
        .sort({ changed_at: 1 })
        .limit(limit)
        .batchSize(limit)
        .lean<Found[]>();
      return rows.map((row) => ({ ...toBoardRow(row), changed_at: row.changed_at ?? after }));
    },
    findLastChange: async (job_id) => {
      const row = await model
        .findOne({ company_id, job_id }, { changed_at: 1 })
        .sort({ changed_at: -1 })
        .lean<Found>();
      return row?.changed_at ?? null;
    },
    listNames: async (ids) => {
      const rows = await model
        .find({ company_id, _id: trusted({ $in: ids }) }, nameFields)
        .hint(byId)
        .batchSize(oneBatch)
        .lean<{ _id: string; applicant: Omit<ApplicantName, 'id'> | null }[]>();
      return rows.flatMap(({ _id: id, applicant }) => (applicant ? [{ id, ...applicant }] : []));
    },
  };
}

const received = { 'clock.submitted_at': trusted({ $ne: null }) };

const toBoardRow = ({ _id: id, changed_at: _changed, held, ...row }: Found): BoardRow => ({
  id,
  ...row,
  held: toHeld(held),
});

/** @param held with `heldFields` */
export const toHeld = (held: BoardRow['held']): HeldMove | null =>
  held?.notify_at ? { ...held, letters: [] } : null;

/** By the stage that the company sees. */
const inStage = (stage: string | undefined) =>
  stage === undefined ? {} : { $or: [{ board_stage: stage }, { board_stage: null, stage_id: stage }] };

const submittedAfter = ({ time, id }: PagePosition) => ({
  'clock.submitted_at': trusted({ $gte: time }),
  $or: [{ 'clock.submitted_at': trusted({ $gt: time }) }, { _id: trusted({ $gt: id }) }],
});

/** For the board of a job and what has changed on it. */
export async function createBoardIndexes(db: mongo.Db): Promise<void> {
  const applications = db.collection('applications');
  await applications.createIndex({ company_id: 1, job_id: 1, changed_at: 1 });
  // For the erasure of a member.
  await applications.createIndex({ changed_by: 1 }, { sparse: true });
  await applications.createIndex({ 'held.member_id': 1 }, { sparse: true });
}
