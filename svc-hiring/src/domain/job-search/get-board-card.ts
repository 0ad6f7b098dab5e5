import type { JobSearchCardDetail } from '@sabi/contracts/http/hiring/job-search';
import { AppError } from '@sabi/service-kit/errors';
import type { ApplicationDirectory, ApplicationRepository } from '../applications/application-repository';
import { findOwnApplication, viewOwnDetail } from '../applications/list-own-applications';
import { stageOf } from '../applications/stages';
import type { ViewOwnDependencies } from '../applications/view-own-application';
import type { JobDirectory } from '../jobs/job-repository';
import { listExternalEvents } from './external-application';
import type { CardNotes, ExternalApplications } from './job-search-repository';
import { type BoardDependencies, viewApplicationCards } from './list-board-cards';
import { viewNote } from './put-note';
import { viewExternal } from './view-external';

interface GetDependencies extends ViewOwnDependencies, Pick<BoardDependencies, 'trackedApplications'> {
  readonly applicationDirectory: Pick<ApplicationDirectory, 'find'>;
  readonly applications: ApplicationRepository;
  readonly jobDirectory: Pick<JobDirectory, 'find' | 'findMany'>;
  readonly externalApplications: Pick<ExternalApplications, 'find'>;
  readonly cardNotes: Pick<CardNotes, 'findMany'>;
}

interface GetInput {
  readonly cardId: string;
  readonly userId: string;
  readonly now: Date;
}

/** A card with its timeline and note. @throws {AppError} APPLICATION_NOT_FOUND also for one of others */
export async function getBoardCard(
  { cardId, userId, now }: GetInput,
  dependencies: GetDependencies,
): Promise<JobSearchCardDetail> {
  const [stored] = await dependencies.cardNotes.findMany(userId, [cardId]);
  const note = viewNote(stored);
  const external = await dependencies.externalApplications.find(userId, cardId);
  if (!external) return getApplicationCard({ cardId, userId, now }, note, dependencies);
  const card = viewExternal(external, { hasNote: note.text !== '', now });
  return { ...card, events: listExternalEvents(external), note };
}

async function getApplicationCard(
  { cardId, userId, now }: GetInput,
  note: JobSearchCardDetail['note'],
  dependencies: GetDependencies,
): Promise<JobSearchCardDetail> {
  const stored = await findOwnApplication({ applicationId: cardId, userId }, dependencies);
  const detail = await viewOwnDetail(stored, now, dependencies);
  const noted = new Set(note.text === '' ? [] : [cardId]);
  const [card] = await viewApplicationCards([stored], { noted, now }, dependencies);
  const job = await dependencies.jobDirectory.find(stored.job_id);
  if (!card || !job) throw new AppError('APPLICATION_NOT_FOUND');
  const events = detail.events.map((event) => ({
    ...event,
    stage_kind: event.stage_id === null ? null : (stageOf(job, event.stage_id)?.kind ?? null),
  }));
  return { ...card, application: { ...detail, events }, note };
}
