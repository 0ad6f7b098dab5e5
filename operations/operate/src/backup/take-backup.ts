import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ListableFileStore } from '@sabi/file-store/file-store';
import { BSON, type ClientSession, type Collection, type Db, type MongoClient } from 'mongodb';
import { hashFile, type Manifest, writeManifest } from './manifest';

export interface BackupSource {
  readonly client: MongoClient;
  readonly databases: readonly string[];
  readonly files: ListableFileStore;
}

/** The folder is not empty: a backup never overwrites another. */
export class FolderNotEmpty extends Error {
  override readonly name = 'FolderNotEmpty';
}

const { EJSON } = BSON;

/**
 * Backs up all databases at one moment (a snapshot of the replica set), and the files they name. Files are copied before the
 * snapshot, and new ones after it, so that no document names a missing file.
 * @throws {FolderNotEmpty}
 */
export async function takeBackup(
  folder: string,
  { client, databases, files }: BackupSource,
): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new FolderNotEmpty(`${folder} is not empty: a backup needs an empty folder of its own.`);
  const copied = new Map<string, string>();
  await copyNewFiles(folder, files, copied);
  const takenAt = new Date().toISOString();
  const session = client.startSession({ snapshot: true });
  const saved: Manifest['databases'] = [];
  try {
    for (const name of databases)
      saved.push({ name, collections: await saveDatabase(folder, client.db(name), session) });
  } finally {
    await session.endSession();
  }
  await copyNewFiles(folder, files, copied);
  const manifest: Manifest = {
    format: 1,
    takenAt,
    databases: saved,
    files: [...copied].map(([key, sha256]) => ({ key, sha256 })),
  };
  await writeManifest(folder, manifest);
  return manifest;
}

async function saveDatabase(
  folder: string,
  db: Db,
  session: ClientSession,
): Promise<Manifest['databases'][number]['collections']> {
  await mkdir(join(folder, 'databases', db.databaseName), { recursive: true, mode: 0o700 });
  const collections = await db.listCollections({ type: 'collection' }).toArray();
  const saved: Manifest['databases'][number]['collections'] = [];
  for (const { name } of collections.filter((collection) => !collection.name.startsWith('system.'))) {
    const file = join('databases', db.databaseName, `${name}.ejson.gz`);
    const documents = await saveDocuments(join(folder, file), db.collection(name), session);
    const indexes = EJSON.stringify(await db.collection(name).indexes(), { relaxed: false });
    saved.push({ name, file, sha256: await hashFile(join(folder, file)), documents, indexes });
  }
  return saved;
}

/** One line of JSON each, in the order of the collection. @returns how many */
export async function saveDocuments(
  path: string,
  collection: Collection,
  session?: ClientSession,
): Promise<number> {
  let documents = 0;
  // Keeps a whole double a double.
  const found = collection.find({}, { ...(session && { session }), promoteValues: false });
  const lines = async function* () {
    for await (const document of found) {
      documents += 1;
      yield `${EJSON.stringify(document, { relaxed: false })}\n`;
    }
  };
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(path, { mode: 0o600 }));
  return documents;
}

async function copyNewFiles(
  folder: string,
  files: ListableFileStore,
  copied: Map<string, string>,
): Promise<void> {
  for await (const key of files.list()) {
    if (copied.has(key)) continue;
    const target = join(folder, 'files', key);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const { stream } = await files.get(key);
    await pipeline(stream, createWriteStream(target, { mode: 0o600 }));
    copied.set(key, await hashFile(target));
  }
}
