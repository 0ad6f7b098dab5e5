import type { RemoteReport } from '@sabi/contracts/http/platform';
import type { Db } from 'mongodb';
import type { Figures } from '../domain/error-budget';

export interface RemoteReports {
  /** Counts a report under its network: however often one reports, it is one of those a version was shown or failed to. */
  add(report: RemoteReport, network: string, now: Date): Promise<void>;
  /** By version of the remote; versions without a report are missing. */
  count(remote: string, since: Date): Promise<ReadonlyMap<string, Figures>>;
}

/** Reports by one network about one version within a minute; removed after an hour. */
interface StoredReport {
  _id: string;
  remote: string;
  version: string;
  network: string;
  failed: boolean;
  at: Date;
}

const windowMs = 60_000;

export function createRemoteReports(db: Db): RemoteReports {
  const reports = db.collection<StoredReport>('remote_reports');
  return {
    add: async ({ remote, version, kind }, network, now) => {
      const _id = `${remote}@${version} ${Math.floor(now.getTime() / windowMs)} ${network}`;
      await reports.updateOne(
        { _id },
        { $set: { remote, version, network, at: now }, $max: { failed: kind === 'failed' } },
        { upsert: true },
      );
    },
    count: async (remote, since) => {
      const counted = await reports
        .aggregate<{ _id: string } & Figures>([
          { $match: { remote, at: { $gte: since } } },
          {
            $group: {
              _id: { version: '$version', network: '$network' },
              failed: { $max: { $cond: ['$failed', 1, 0] } },
            },
          },
          { $group: { _id: '$_id.version', networks: { $sum: 1 }, failed: { $sum: '$failed' } } },
        ])
        .toArray();
      return new Map(counted.map(({ _id, networks, failed }) => [_id, { networks, failed }]));
    },
  };
}
