import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { BSON } from 'mongodb';
import { hashFile, readManifest, writeManifest } from '../../src/backup/manifest';

const { EJSON } = BSON;

/**
 * Copies a backup as if it had been taken now: every time in it moves by its age, so that what has a term ends as long after the
 * restore as it would have ended after the backup. @param rename the new name of a database
 */
export async function shiftBackup(
  from: string,
  to: string,
  rename: (database: string) => string,
): Promise<void> {
  const manifest = await readManifest(from);
  const ageMs = Date.now() - Date.parse(manifest.takenAt);
  await cp(from, to, { recursive: true });
  const databases = [];
  for (const { name, collections } of manifest.databases) {
    const shifted = [];
    for (const collection of collections) {
      const file = join(to, collection.file);
      const lines = gunzipSync(await readFile(file))
        .toString('utf8')
        .split('\n')
        .filter(Boolean);
      const documents = lines.map((line) =>
        EJSON.stringify(shift(EJSON.parse(line, { relaxed: false }), ageMs), { relaxed: false }),
      );
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, gzipSync(documents.map((line) => `${line}\n`).join('')));
      shifted.push({ ...collection, sha256: await hashFile(file) });
    }
    databases.push({ name: rename(name), collections: shifted });
  }
  await writeManifest(to, { ...manifest, databases });
}

function shift(value: unknown, ageMs: number): unknown {
  if (value instanceof Date) return new Date(value.getTime() + ageMs);
  if (Array.isArray(value)) return value.map((each) => shift(each, ageMs));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value; // BSON's own types
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shift(each, ageMs)]));
}
