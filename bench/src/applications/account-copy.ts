import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ExportPart } from '@sabi/contracts/http/account-export';
import { exportHiringRoute } from '@sabi/contracts/http/hiring/board';
import { FolderFileStore } from '@sabi/file-store/folder-file-store';
import type { Db } from 'mongodb';
import pLimit from 'p-limit';
import type { Findings } from '../figures/findings';
import type { ApplicationServers } from './application-servers';

const applications = 300;
const eventsOfEach = 6;
const fileBytes = 200_000;
/** As the gateway does: files are checked before the archive, some at once, and then fetched in turn. */
const checkedAtOnce = 8;
const aimMs = 60_000;

interface Row {
  readonly _id: string;
  readonly company_id: string;
  readonly job_id: string;
  readonly created_at: Date;
}

/** What the copy of an account with many applications takes at svc-hiring, from the first question to the last file. */
export async function measureAccountCopy({
  hiringUrl,
  hiring,
  fileFolder,
  issuer,
}: Pick<ApplicationServers, 'hiringUrl' | 'hiring' | 'fileFolder' | 'issuer'>): Promise<Findings> {
  const userId = randomUUID();
  await storeApplications(hiring, userId, fileFolder);
  const token = await issuer.sign({ sub: userId, email: `${userId}@mail.example` });
  const ask = async (path: string, method = 'GET'): Promise<ArrayBuffer> => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(new URL(path, hiringUrl), { method, headers });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    return answer.arrayBuffer();
  };
  const begun = performance.now();
  const bytes = await ask(exportHiringRoute.path);
  const askedAt = performance.now();
  const { files } = JSON.parse(Buffer.from(bytes).toString()) as ExportPart;
  if (files.length !== applications) throw new Error(`The copy has ${files.length} files`);
  const limit = pLimit(checkedAtOnce);
  await Promise.all(files.map(({ address }) => limit(() => ask(address, 'HEAD'))));
  const checkedAt = performance.now();
  for (const { address } of files) await ask(address);
  const endedAt = performance.now();
  const inAll = endedAt - begun;
  const report =
    `Copy of an account with ${applications} applications: svc-hiring's part ${(askedAt - begun).toFixed(0)} ms ` +
    `(${(bytes.byteLength / 1e6).toFixed(1)} MB), its files checked ${(checkedAt - askedAt).toFixed(0)} ms and fetched ` +
    `${(endedAt - checkedAt).toFixed(0)} ms, in all ${(inAll / 1000).toFixed(1)} s`;
  return {
    report,
    missed: inAll < aimMs ? [] : [`The copy of an account took ${(inAll / 1000).toFixed(1)} s`],
  };
}

/** Copies of applications that are there, each with a file. */
async function storeApplications(db: Db, talentId: string, fileFolder: string): Promise<void> {
  const stored = db.collection<Row>('applications');
  const samples = await stored.find().limit(applications).toArray();
  const store = new FolderFileStore(fileFolder);
  for (let no = 0; no < applications; no += 1) {
    const sample = samples[no % samples.length];
    if (!sample) throw new Error('No application is stored');
    const { company_id, job_id, created_at } = sample;
    const id = randomUUID();
    const key = `applications/${id}/cv.pdf`;
    await store.put(key, Readable.from([randomBytes(fileBytes)]));
    const cv_file = {
      ...{ key, source_key: null, file_name: 'cv.pdf', media_type: 'application/pdf' },
      ...{ size_bytes: fileBytes, state: 'stored', next_at: null },
    };
    const row = { ...sample, _id: id, talent_id: talentId, counts: false, next_at: null, cv_file };
    await stored.insertOne(row);
    await db
      .collection<Row & { talent_id: string }>('my_applications')
      .insertOne({ _id: id, talent_id: talentId, company_id, job_id, created_at });
    const events = Array.from({ length: eventsOfEach }, (_none, index) => ({
      ...{ company_id, application_id: id, no: index + 1, type: 'moved', stage_id: 'review', reason: null },
      ...{ actor: { kind: 'service', member_id: null }, at: created_at },
    }));
    await db.collection('application_events').insertMany(events);
  }
}
