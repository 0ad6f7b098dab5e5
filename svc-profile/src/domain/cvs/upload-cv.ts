import { randomUUID } from 'node:crypto';
import { cvMediaTypes } from '@sabi/contracts/profile/cv-file';
import type { FileStore } from '@sabi/file-store/file-store';
import { AppError } from '@sabi/service-kit/errors';
import type { Logger } from '@sabi/service-kit/logger';
import type { Account } from '../access/access-policy';
import { assertCvAccess } from '../profiles/assert-cv-access';
import { requestNextParse } from './request-next-parse';
import type { ListRepository } from '../profiles/list-repository';
import { storeFile } from '../files/store-file';
import { undoUpload } from '../files/undo-upload';
import type { UploadClaim, UploadRepository } from '../files/upload-repository';
import { openProfile, type OpenProfileDependencies } from '../profiles/open-profile';
import { reviseProfile } from '../profiles/revise-profile';
import { assertParseQueueLimit } from './assert-parse-queue-limit';
import { assertWithinQuota } from './assert-within-quota';
import { cleanFileName } from './clean-file-name';
import type { CvOwner, CvRepository, StoredCv } from './cv-repository';
import type { FileScanner } from './file-scanner';
import { receiveContent } from './receive-content';
import { scanUpload } from './scan-upload';
import { assertAcceptable, type DeclaredUpload } from './upload-rules';

export interface CvUpload extends DeclaredUpload {
  readonly account: Account;
  /** Recipient and language of the mail about the result. */
  readonly owner: CvOwner;
  /** The file's name on the user's device. */
  readonly displayName: string | undefined;
  readonly content: AsyncIterable<Buffer>;
}

export interface UploadDependencies extends OpenProfileDependencies {
  readonly lists: ListRepository;
  readonly cvs: CvRepository;
  readonly uploads: UploadRepository;
  readonly fileStore: FileStore;
  readonly scanner: FileScanner;
  readonly quotaBytes: number;
  readonly logger: Logger;
}

/**
 * Stores a CV and requests its parsing, all or nothing. The current CV stays until this one is parsed. The
 * upload is recorded before the file, so that the sweeper finds files left by a crash.
 */
export async function uploadCv(upload: CvUpload, dependencies: UploadDependencies): Promise<StoredCv> {
  const { account, owner, content } = upload;
  await assertCvAccess(account, dependencies);
  const { fileKey, extension } = assertAcceptable(account, upload);
  assertParseQueueLimit((await dependencies.cvs.countUnfinished(account.userId)) + 1);
  assertWithinQuota(
    (await dependencies.cvs.sumBytes(account.userId)) + (upload.contentLength ?? 0),
    dependencies,
  );
  await openProfile(account, dependencies);
  const received = await receiveContent(content, extension);
  const claim = await claimKey({ fileKey, userId: account.userId }, dependencies);
  await storeFile(claim, received.stream, cvMediaTypes[extension], dependencies);
  const scan_state = await scanUpload(claim, dependencies);
  const fileName = cleanFileName(upload.displayName, extension);
  const cv = createCv({
    userId: account.userId,
    owner,
    fileKey,
    fileName,
    ...received.measure(),
  });
  await saveCv({ ...cv, scan_state }, claim, dependencies);
  dependencies.logger.info({ resume_id: cv.id, size_bytes: cv.size_bytes }, 'cv.uploaded');
  return cv;
}

/** @throws {AppError} RESUME_ALREADY_EXISTS while a CV or another upload has the key */
async function claimKey(
  file: { fileKey: string; userId: string },
  { uploads, cvs }: UploadDependencies,
): Promise<UploadClaim> {
  const claim = await uploads.begin(file);
  if (!claim) throw new AppError('RESUME_ALREADY_EXISTS');
  // Checked while holding the key, which no other upload can then complete.
  if (await cvs.findByKey(file.fileKey)) {
    await uploads.forget(claim);
    throw new AppError('RESUME_ALREADY_EXISTS');
  }
  return claim;
}

function createCv(file: {
  userId: string;
  owner: CvOwner;
  fileKey: string;
  fileName: string;
  sizeBytes: number;
  sha256: string;
}): StoredCv {
  const now = new Date();
  return {
    id: randomUUID(),
    user_id: file.userId,
    file_key: file.fileKey,
    file_name: file.fileName,
    size_bytes: file.sizeBytes,
    sha256: file.sha256,
    state: 'queued',
    is_waiting: true,
    progress_percent: 0,
    error_code: null,
    result_key: null,
    requeues: 0,
    owner: file.owner,
    uploaded_at: now,
    changed_at: now,
  };
}

async function saveCv(cv: StoredCv, claim: UploadClaim, dependencies: UploadDependencies): Promise<void> {
  const { uploads, cvs, transact } = dependencies;
  const { user_id } = cv;
  try {
    await transact(async (transaction) => {
      await uploads.complete(claim, transaction);
      await cvs.insert(cv, transaction);
      assertWithinQuota(await cvs.sumBytes(user_id, transaction), dependencies);
      // Writes the profile, so that parallel uploads conflict and cannot exceed the quota together.
      await reviseProfile({ userId: user_id, change: () => ({}) }, dependencies, transaction);
      assertParseQueueLimit(await cvs.countUnfinished(user_id, transaction));
      await requestNextParse(user_id, dependencies, transaction);
    });
  } catch (error) {
    if ((await undoUpload(claim, dependencies)) === 'committed') return;
    throw error;
  }
}
