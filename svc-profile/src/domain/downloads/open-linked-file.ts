import { type EndedSessions, guardedStaleMs, sessionUnconfirmed } from '@sabi/service-kit/ended-sessions';
import { AppError } from '@sabi/service-kit/errors';
import { isValidFileLink, type LinkSignature } from '../files/file-link';
import { type DescribedFile, openStoredFile, type StoredFileDependencies } from './open-stored-file';

/**
 * The file of a signed link, while its session and account exist.
 * @throws {AppError} SIGNATURE_INVALID before any lookup, SESSION_UNCONFIRMED
 */
export async function openLinkedFile(
  link: { fileKey: string; now: Date } & Partial<LinkSignature>,
  dependencies: StoredFileDependencies & {
    fileLinkSecret: string;
    endedSessions: Pick<EndedSessions, 'hasSession' | 'hasAccount' | 'isKnown'>;
  },
): Promise<DescribedFile> {
  if (!isValidFileLink(link, dependencies.fileLinkSecret)) throw new AppError('SIGNATURE_INVALID');
  const { endedSessions } = dependencies;
  if (!endedSessions.isKnown(guardedStaleMs)) throw sessionUnconfirmed();
  const [owner = ''] = link.fileKey.split('/');
  const isOver = endedSessions.hasAccount(owner) || (link.session && endedSessions.hasSession(link.session));
  if (isOver) throw new AppError('SIGNATURE_INVALID');
  return openStoredFile(link.fileKey, dependencies);
}
