import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { FileStore } from '@sabi/file-store/file-store';
import { BSON, type Db, type Document, type IndexDescription, type MongoClient } from 'mongodb';
import { hashFile, type Manifest, readManifest } from './manifest';

export interface RestoreTarget {
  readonly client: MongoClient;
  readonly files: FileStore;
}

/** A file of the backup does not match its checksum. */
export class BackupDamaged extends Error {
  override readonly name = 'BackupDamaged';
}

/** A restore requires empty databases, as it never merges. */
export class DatabaseNotEmpty extends Error {
  override readonly name = 'DatabaseNotEmpty';
}

const { EJSON } = BSON;
const batchSize = 1000;
const mediaType = 'application/octet-stream'; // unused: the service that serves a file sets its content type itself

export type SavedCollection = Manifest['databases'][number]['collections'][number];

/**
 * Restores a backup into empty databases and the file store. Nothing is written before all of it was verified.
 * @throws {BackupDamaged} @throws {DatabaseNotEmpty}
 */
export async function restoreBackup(folder: string, { client, files }: RestoreTarget): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await assertWhole(folder, manifest);
  for (const { name } of manifest.databases) await assertEmpty(client.db(name));
  for (const { key } of manifest.files)
    await files.put(key, createReadStream(join(folder, 'files', key)), { mediaType });
  for (const { name, collections } of manifest.databases)
    for (const collection of collections) await restoreCollection(folder, client.db(name), collection);
  return manifest;
}

/** @throws {BackupDamaged} */
export async function assertWhole(folder: string, { databases, files }: Manifest): Promise<void> {
  const parts = [
    ...databases.flatMap(({ collections }) => collections),
    ...files.map(({ key, sha256 }) => ({ file: join('files', key), sha256 })),
  ];
  for (const { file, sha256 } of parts) {
    const found = await hashFile(join(folder, file)).catch(() => undefined);
    if (found !== sha256)
      throw new BackupDamaged(`${file} of the backup is missing or damaged. Nothing was restored.`);
  }
}

async function assertEmpty(db: Db): Promise<void> {
  if ((await db.listCollections().toArray()).length > 0)
    throw new DatabaseNotEmpty(
      `The database ${db.databaseName} is not empty, and a restore never merges. Nothing was restored.`,
    );
}

async function restoreCollection(folder: string, db: Db, saved: SavedCollection): Promise<void> {
  await restoreDocuments(folder, db, saved);
  // Last, as a TTL index would start to delete documents before all are restored.
  await restoreIndexes(db, saved);
}

/** In the order of the backup. @throws {BackupDamaged} */
export async function restoreDocuments(
  folder: string,
  db: Db,
  { name, file, documents }: SavedCollection,
): Promise<void> {
  const collection = await db.createCollection(name);
  const lines = createInterface({ input: createReadStream(join(folder, file)).pipe(createGunzip()) });
  let batch: Document[] = [];
  let restored = 0;
  const write = async () => {
    if (batch.length > 0) await collection.insertMany(batch);
    restored += batch.length;
    batch = [];
  };
  for await (const line of lines) {
    batch.push(EJSON.parse(line, { relaxed: false }) as Document);
    if (batch.length === batchSize) await write();
  }
  await write();
  if (restored !== documents) throw new BackupDamaged(file);
}

export async function restoreIndexes(db: Db, { name, indexes }: SavedCollection): Promise<void> {
  const described = (EJSON.parse(indexes, { relaxed: false }) as (IndexDescription & { v?: unknown })[])
    .filter((index) => index.name !== '_id_')
    .map(({ v: _version, ...index }) => index);
  if (described.length > 0) await db.collection(name).createIndexes(described);
}
