import { importMaxBytes } from '@sabi/contracts/profile/field-limits';
import type { ImportKind } from '@sabi/contracts/http/profile/import';
import type { CvImportSummary } from '@sabi/contracts/http/profile/profile';
import { AppError } from '@sabi/service-kit/errors';
import type { Account } from '../access/access-policy';
import { assertCvAccess } from '../profiles/assert-cv-access';
import { createCvImport } from '../cv-import/create-cv-import';
import { compareCvImport, type CvImportDependencies, summarizeCvImport } from '../cv-import/view-cv-import';
import { openProfile, type OpenProfileDependencies } from '../profiles/open-profile';
import { ImportInvalid } from './import-invalid';
import { importReaders } from './import-readers';

interface ProfileImport {
  readonly account: Account;
  readonly kind: ImportKind;
  /** The file's name on the user's device. */
  readonly displayName: string | undefined;
  readonly content: AsyncIterable<Buffer>;
}

/**
 * Opens an import from a profile exported by another site, in place of the previous import. The file is not
 * stored.
 * @throws {AppError} ACCESS_DENIED, REQUEST_TOO_LARGE, IMPORT_INVALID
 */
export async function importProfile(
  { account, kind, displayName, content }: ProfileImport,
  dependencies: OpenProfileDependencies & CvImportDependencies,
): Promise<CvImportSummary> {
  await assertCvAccess(account, dependencies);
  const profile = await openProfile(account, dependencies);
  const { evidence = null, own, omissions, unplaced, ...parsed } = await read(kind, await collect(content));
  const file_name = displayName ?? kind;
  const said = { kind, file_name, resume_id: null, parsed, own, evidence, omissions, unplaced };
  const cvImport = createCvImport({ user_id: account.userId, ...said });
  await dependencies.transact((transaction) => dependencies.cvImports.put(cvImport, transaction));
  return summarizeCvImport(cvImport, await compareCvImport(cvImport, profile, dependencies));
}

async function read(kind: ImportKind, bytes: Buffer) {
  try {
    return await importReaders[kind](bytes);
  } catch (error) {
    if (error instanceof ImportInvalid) throw new AppError('IMPORT_INVALID');
    throw error;
  }
}

async function collect(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of content) {
    sizeBytes += chunk.length;
    if (sizeBytes > importMaxBytes) throw new AppError('REQUEST_TOO_LARGE');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
