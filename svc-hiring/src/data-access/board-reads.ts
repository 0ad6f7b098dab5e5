import { type Model, type mongo, trusted } from 'mongoose';
import type { StoredApplication } from '../domain/applications/application';
import type { ApplicantName, Applications, BoardRow } from '../domain/applications/application-repository';

export type BoardReads = 'listBoard' | 'listChanged' | 'findLastChange' | 'listNames';

type ApplicationRow = Omit<StoredApplication, 'id'> & { readonly _id: string };
type Found = Omit<BoardRow, 'id'> & { readonly _id: string; readonly changed_at?: Date };

/** Without what was sent and the texts of letters, which are most of an application. */
const boardFields = {
  version: 1,
  state: 1,
  stage_id: 1,
  reason: 1,
  clock: 1,
  created_at: 1,
  'held.member_id': 1,
  'held.notify_at': 1,
  'held.state': 1,
  'held.stage_id': 1,
  'held.reason': 1,
  'held.is_answer': 1,
  rank: 1,
  entered_at: 1,
  changed_by: 1,
  changed_at: 1,
  'match.requirements.state': 1,
} as const;

export function createBoardReads(
  company_id: string,
  { applications: model }: { applications: Model<ApplicationRow> },
): Pick<Applications, BoardReads> {
  return {
    listBoard: async (job_id, states) => {
      const filter = { company_id, job_id, state: trusted({ $in: states }) as never };
      return (await model.find(filter, boardFields).lean<Found[]>()).map(toBoardRow);
    },
    listChanged: async (job_id, after, limit) => {
      const rows = await model
        .find({ company_id, job_id, changed_at: trusted({ $gt: after }), ...received } as never, boardFields)
        .sort({ changed_at: 1 })
        .limit(limit)
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
        .find(
          { company_id, _id: trusted({ $in: ids }) },
          { 'applicant.first_name': 1, 'applicant.last_name': 1, 'applicant.headline': 1 },
        )
        .lean<{ _id: string; applicant: Omit<ApplicantName, 'id'> | null }[]>();
      return rows.flatMap(({ _id: id, applicant }) => (applicant ? [{ id, ...applicant }] : []));
    },
  };
}

const received = { 'clock.submitted_at': trusted({ $ne: null }) };

const toBoardRow = ({ _id: id, changed_at: _changed, held, ...row }: Found): BoardRow => ({
  id,
  ...row,
  held: held?.notify_at ? { ...held, letters: [] } : null,
});

/** For the board of a job and what has changed on it. */
export async function createBoardIndexes(db: mongo.Db): Promise<void> {
  const applications = db.collection('applications');
  await applications.createIndex({ company_id: 1, job_id: 1, changed_at: 1 });
  // For the erasure of a member.
  await applications.createIndex({ changed_by: 1 }, { sparse: true });
  await applications.createIndex({ 'held.member_id': 1 }, { sparse: true });
}
