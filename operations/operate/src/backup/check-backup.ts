import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db, MongoClient } from 'mongodb';
import { hashFile, type Manifest, readManifest } from './manifest';
import {
  assertWhole,
  BackupDamaged,
  restoreDocuments,
  restoreIndexes,
  type SavedCollection,
} from './restore-backup';
import { saveDocuments } from './take-backup';

/**
 * Restores every database of a backup under another name, saves it again and compares the two; then the restored databases are
 * dropped, also after a failure. Files are compared with their checksums, and not written anywhere.
 * @throws {BackupDamaged} for the first part that differs
 */
export async function checkBackup(folder: string, client: MongoClient): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await assertWhole(folder, manifest);
  const prefix = `check_${randomBytes(4).toString('hex')}_`;
  const scratch = await mkdtemp(join(tmpdir(), 'backup-check-'));
  try {
    for (const { name, collections } of manifest.databases) {
      const db = client.db(`${prefix}${name}`);
      try {
        for (const collection of collections) await checkCollection(folder, { db, scratch }, collection);
      } finally {
        await db.dropDatabase();
      }
    }
  } finally {
    await rm(scratch, { recursive: true });
  }
  return manifest;
}

async function checkCollection(
  folder: string,
  { db, scratch }: { db: Db; scratch: string },
  saved: SavedCollection,
): Promise<void> {
  await restoreDocuments(folder, db, saved);
  const again = join(scratch, 'collection.ejson.gz');
  // A new collection returns its documents in the order in which they were written.
  await saveDocuments(again, db.collection(saved.name));
  if ((await hashFile(again)) !== saved.sha256) throw new BackupDamaged(saved.file);
  // Afterwards, as a TTL index deletes what has expired since the backup.
  await restoreIndexes(db, saved);
}
