import { mostCvReports } from '@sabi/contracts/http/ai/own-cv-report';
import type { CvReport } from '@sabi/contracts/http/ai/cv-report';
import { within } from '@sabi/service-kit/transaction';
import { type Connection, trusted } from 'mongoose';
import type { OwnCvReportRepository, SavedCvReport } from '../domain/cv-analysis/own-cv-report-repository';
import type { ContentSeal } from './content-seal';
import { earlierCvReportModel, ownCvReportModel, type StoredCvReport } from './own-cv-report.model';

/** Encrypts each report with its account's id. */
export function createOwnCvReportRepository(
  connection: Connection,
  seal: ContentSeal,
): OwnCvReportRepository {
  const newest = ownCvReportModel(connection);
  const earlier = earlierCvReportModel(connection);
  const models = [newest, earlier];
  const open = (stored: StoredCvReport) => openReport(stored, seal);
  const sealReport = ({ report, ...metadata }: SavedCvReport) => ({
    ...metadata,
    sealed: seal.seal(report, placeOfCvReport(metadata.user_id)),
  });
  /** The newest of an account, or the one of a time. */
  const findFirst = async (filter: Pick<SavedCvReport, 'user_id'> & Partial<SavedCvReport>) => {
    for (const model of models) {
      const stored: StoredCvReport | null = await model
        .findOne(filter, { _id: 0 })
        .sort({ created_at: -1 })
        .lean();
      const report = stored && open(stored);
      if (report) return report;
    }
    return null;
  };
  const findAllOf = async (user_id: string) => {
    const found: StoredCvReport[][] = await Promise.all(
      models.map((model) => model.find({ user_id }, { _id: 0 }).sort({ created_at: -1 }).lean()),
    );
    // A report that becomes an earlier one between the two queries is in both.
    const unique = new Map(found.flat().map((stored) => [stored.created_at.getTime(), stored]));
    return [...unique.values()]
      .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())
      .flatMap((stored) => open(stored) ?? []);
  };
  return {
    save: async (report, session) => {
      const { user_id } = report;
      const before: StoredCvReport | null = await newest
        .findOneAndReplace({ user_id }, sealReport(report), { upsert: true, session, projection: { _id: 0 } })
        .lean();
      const replaced = before && open(before);
      if (!replaced) return;
      const { created_at } = replaced;
      await earlier.updateOne(
        { user_id, created_at },
        { $setOnInsert: sealReport(replaced) },
        { upsert: true, session },
      );
      const surplus = await earlier
        .find({ user_id }, { _id: 1 }, { session })
        .sort({ created_at: -1 })
        .skip(mostCvReports - 1)
        .lean();
      const ids = surplus.map(({ _id }) => _id);
      await earlier.deleteMany({ user_id, _id: trusted({ $in: ids }) }, { session });
    },
    find: (user_id) => findFirst({ user_id }),
    findAllOf,
    findOne: (user_id, created_at) => findFirst({ user_id, created_at }),
    deleteOne: async (user_id, created_at) => {
      for (const model of models) await model.deleteOne({ user_id, created_at });
    },
    deleteAllOf: async (user_id, transaction) => {
      for (const model of models) await model.deleteMany({ user_id }, within(transaction));
    },
  };
}

/** @returns undefined when the report cannot be decrypted */
function openReport({ sealed, ...stored }: StoredCvReport, seal: ContentSeal): SavedCvReport | undefined {
  const place = placeOfCvReport(stored.user_id);
  const report = sealed === undefined ? stored.report : (seal.open<CvReport>(sealed, place) ?? undefined);
  return report && { ...stored, report };
}

/** Context that a report's encryption is bound to. */
export const placeOfCvReport = (userId: string) => `cv-report:${userId}`;
