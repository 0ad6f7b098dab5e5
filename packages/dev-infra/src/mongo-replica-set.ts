import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { findMongod, replicaSet, startMongod } from './mongo';

const memberCount = 3;

export interface ReplicaSetMember {
  readonly host: string;
  readonly pid: number;
}

export interface RunningReplicaSet {
  /** With all members; without a database's name. */
  readonly uri: string;
  readonly members: readonly ReplicaSetMember[];
  findPrimary(): Promise<ReplicaSetMember>;
  /** The primary steps down; another member is elected. */
  stepDown(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a real replica set of three on loopback, for the effects of an election. */
export async function startReplicaSet(options: {
  folder: string;
  report?: (text: string) => void;
}): Promise<RunningReplicaSet> {
  const systemBinary = await findMongod(options.report ?? (() => undefined));
  const folders = Array.from({ length: memberCount }, (_, index) => join(options.folder, String(index)));
  await Promise.all(folders.map((folder) => mkdir(folder, { recursive: true })));
  const servers = await Promise.all(folders.map((folder) => startMongod(folder, systemBinary)));
  const members = servers.map(({ instanceInfo }) => ({
    host: `127.0.0.1:${instanceInfo?.port ?? 0}`,
    pid: instanceInfo?.instance.mongodProcess?.pid ?? 0,
  }));
  const uri = `mongodb://${members.map(({ host }) => host).join(',')}/?replicaSet=${replicaSet}`;
  await initiate(members);
  const client = await MongoClient.connect(uri);
  const findPrimary = async () => {
    const { primary } = await client.db('admin').command({ hello: 1 });
    const member = members.find(({ host }) => host === primary);
    if (!member) throw new Error('There is no primary at this moment');
    return member;
  };
  return {
    uri,
    members,
    findPrimary,
    stepDown: async () => {
      await client.db('admin').command({ replSetStepDown: 20, secondaryCatchUpPeriodSecs: 10 });
    },
    stop: async () => {
      await client.close();
      await Promise.all(servers.map((server) => server.stop({ doCleanup: false })));
    },
  };
}

async function initiate(members: readonly ReplicaSetMember[]): Promise<void> {
  const client = await MongoClient.connect(`mongodb://${members[0]?.host ?? ''}/?directConnection=true`);
  try {
    await client.db('admin').command({
      replSetInitiate: {
        _id: replicaSet,
        members: members.map(({ host }, _id) => ({ _id, host })),
      },
    });
  } finally {
    await client.close();
  }
}
