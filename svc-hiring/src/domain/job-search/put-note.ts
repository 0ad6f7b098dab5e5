import type { JobSearchNote } from '@sabi/contracts/http/hiring/job-search';
import { AppError } from '@sabi/service-kit/errors';
import type { ApplicationDirectory } from '../applications/application-repository';
import { assertMayChange, type Caller, type ChangeGuards } from './assert-may-change';
import type { CardNotes, ExternalApplications, StoredNote } from './job-search-repository';

interface NoteDependencies extends ChangeGuards {
  readonly applicationDirectory: Pick<ApplicationDirectory, 'find'>;
  readonly externalApplications: Pick<ExternalApplications, 'find'>;
  readonly cardNotes: Pick<CardNotes, 'put'>;
}

interface NoteInput {
  readonly principal: Caller;
  readonly cardId: string;
  readonly text: string;
  /** As the caller has seen it; 0 for none. */
  readonly version: number;
  readonly now: Date;
}

/** @throws {AppError} APPLICATION_NOT_FOUND also for one of others, NOTE_CHANGED, and those of `assertMayChange` */
export async function putNote(
  { principal, cardId, text, version, now }: NoteInput,
  dependencies: NoteDependencies,
): Promise<JobSearchNote> {
  await assertMayChange(principal, dependencies);
  const { userId } = principal;
  const application = await dependencies.applicationDirectory.find(cardId);
  const isOwn =
    application?.talent_id === userId ||
    (await dependencies.externalApplications.find(userId, cardId)) !== null;
  if (!isOwn) throw new AppError('APPLICATION_NOT_FOUND');
  const note = { talent_id: userId, card_id: cardId, text, changed_at: now };
  const stored = await dependencies.cardNotes.put(note, version);
  if (!stored) throw new AppError('NOTE_CHANGED');
  return viewNote(stored);
}

export const viewNote = (note: StoredNote | undefined): JobSearchNote => ({
  text: note?.text ?? '',
  version: note?.version ?? 0,
  changed_at: note?.changed_at.toISOString() ?? null,
});
