import type { Logger } from '@sabi/service-kit/logger';
import { withTimeout } from '@sabi/service-kit/timeout';
import { type CopyDependencies, copyCvFile } from './copy-cv-file';
import type { CvFileOwner } from './cv-file';

export interface TryToCopyDependencies extends CopyDependencies {
  readonly logger: Pick<Logger, 'warn'>;
}

/** The talent waits for it. */
const timeoutMs = 4000;

/** Copies the file at once where that works; otherwise a sweep does. */
export async function tryToCopyCvFile(
  owner: CvFileOwner,
  { logger, ...dependencies }: TryToCopyDependencies,
): Promise<void> {
  try {
    await withTimeout(timeoutMs, copyCvFile(owner, dependencies));
  } catch (error) {
    logger.warn({ err: error, application_id: owner.id }, 'application.cv-file.failed');
  }
}
