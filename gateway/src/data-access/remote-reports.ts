import type { Db } from 'mongodb';
import type { Figures, RemoteReports } from '../domain/remote-reports/remote-reports';

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
