import type { JobSearchCard } from '@sabi/contracts/http/hiring/job-search';
import { cutPage, readPageStart } from '@sabi/service-kit/page';
import type { PagePosition } from '@sabi/service-kit/page-position';
import type {
  ApplicationDirectory,
  OwnApplicationLine,
  OwnApplicationRow,
} from '../applications/application-repository';
import { viewOwnApplications, type ViewOwnDependencies } from '../applications/view-own-application';
import type { StoredExternal } from './external-application';
import type {
  CardNotes,
  ExternalApplications,
  SavedJobs,
  StoredSavedJob,
  TrackedApplications,
} from './job-search-repository';
import { columnOf, stepOf } from './place-application';
import { viewExternal } from './view-external';
import { viewSavedJobs } from './view-saved-jobs';

export interface BoardDependencies extends ViewOwnDependencies {
  readonly applicationDirectory: Pick<ApplicationDirectory, 'listLines' | 'findMany'>;
  readonly externalApplications: Pick<ExternalApplications, 'list'>;
  readonly savedJobs: Pick<SavedJobs, 'list'>;
  readonly cardNotes: Pick<CardNotes, 'findMany'>;
  readonly trackedApplications: TrackedApplications;
}

interface Reader {
  readonly userId: string;
  readonly now: Date;
}

type Row = { readonly position: PagePosition } & (
  | { readonly kind: 'application'; readonly line: OwnApplicationLine }
  | { readonly kind: 'external'; readonly external: StoredExternal }
  | { readonly kind: 'saved_job'; readonly saved: StoredSavedJob }
);

/** More than elsewhere, as a board is shown whole. */
const boardPageSize = 100;

/** Three lists merged by when each card was added, which does not change. @throws {AppError} REQUEST_INVALID */
export async function listBoardCards(
  { userId, after, now }: Reader & { after: string | undefined },
  dependencies: BoardDependencies,
): Promise<{ cards: JobSearchCard[]; next: string | null }> {
  const page = { after: readPageStart(after), limit: boardPageSize + 1 };
  const found = await findRows(userId, page, dependencies);
  const { rows, next } = cutPage(found, ({ position }) => position, boardPageSize);
  const cards = await viewRows(rows, { userId, now }, dependencies);
  return { cards: rows.flatMap(({ position }) => cards.get(position.id) ?? []), next };
}

async function findRows(
  userId: string,
  page: { after: PagePosition | null; limit: number },
  { applicationDirectory, externalApplications, savedJobs }: BoardDependencies,
): Promise<Row[]> {
  const [lines, externals, saved] = await Promise.all([
    applicationDirectory.listLines(userId, page),
    externalApplications.list(userId, page),
    savedJobs.list(userId, page),
  ]);
  const rows: Row[] = [
    ...lines.map((line) => ({
      kind: 'application' as const,
      line,
      position: { time: line.created_at, id: line.application_id },
    })),
    ...externals.map((external) => ({
      kind: 'external' as const,
      external,
      position: { time: external.created_at, id: external.external_id },
    })),
    ...saved.map((each) => ({
      kind: 'saved_job' as const,
      saved: each,
      position: { time: each.saved_at, id: each.job_id },
    })),
  ];
  return rows.sort((one, other) => comparePositions(other.position, one.position));
}

const comparePositions = (one: PagePosition, other: PagePosition): number =>
  one.time.getTime() - other.time.getTime() || (one.id < other.id ? -1 : 1);

/** @returns cards by the ids of the rows; a saved job with an application that counts has none */
async function viewRows(
  rows: readonly Row[],
  { userId, now }: Reader,
  dependencies: BoardDependencies,
): Promise<Map<string, JobSearchCard>> {
  const lines = rows.flatMap((row) => (row.kind === 'application' ? row.line : []));
  const externals = rows.flatMap((row) => (row.kind === 'external' ? row.external : []));
  const saved = rows.flatMap((row) => (row.kind === 'saved_job' ? row.saved : []));
  const applications = await dependencies.applicationDirectory.findMany(lines);
  const noted = await findNoted(userId, [...lines, ...externals], dependencies);
  const cards = new Map<string, JobSearchCard>();
  for (const card of await viewApplicationCards(applications, { noted, now }, dependencies))
    cards.set(card.application.application_id, card);
  for (const external of externals) {
    const hasNote = noted.has(external.external_id);
    cards.set(external.external_id, viewExternal(external, { hasNote, now }));
  }
  const views = await viewSavedJobs(saved, { userId, now }, dependencies);
  for (const [index, { application_id: applicationId, ...view }] of views.entries()) {
    const id = saved[index]?.job_id;
    if (id === undefined || applicationId !== null) continue;
    const step = view.is_open ? ('apply' as const) : null;
    const card = { kind: 'saved_job', column: 'saved', next_step: step, created_at: view.saved_at } as const;
    cards.set(id, { ...card, ...view });
  }
  return cards;
}

/** @returns ids of the cards with a note */
async function findNoted(
  userId: string,
  cards: readonly ({ readonly application_id: string } | { readonly external_id: string })[],
  { cardNotes }: Pick<BoardDependencies, 'cardNotes'>,
): Promise<ReadonlySet<string>> {
  const ids = cards.map((card) => ('external_id' in card ? card.external_id : card.application_id));
  const notes = await cardNotes.findMany(userId, ids);
  return new Set(notes.flatMap(({ card_id: id, text }) => (text ? id : [])));
}

export async function viewApplicationCards(
  applications: readonly OwnApplicationRow[],
  { noted, now }: { noted: ReadonlySet<string>; now: Date },
  {
    trackedApplications,
    ...dependencies
  }: ViewOwnDependencies & Pick<BoardDependencies, 'trackedApplications'>,
): Promise<Extract<JobSearchCard, { kind: 'application' }>[]> {
  const [views, events] = await Promise.all([
    viewOwnApplications(applications, now, dependencies),
    trackedApplications.listLastEvents(applications),
  ]);
  const lastOf = new Map(events.map((event) => [event.application_id, event]));
  const addedOf = new Map(applications.map(({ id, created_at: at }) => [id, at]));
  return views.map((application) => {
    const { application_id: id } = application;
    const column = columnOf(application);
    const last = lastOf.get(id);
    return {
      kind: 'application',
      column,
      next_step: stepOf(column),
      created_at: (addedOf.get(id) ?? now).toISOString(),
      has_note: noted.has(id),
      application,
      last_event: last ? { type: last.type, at: last.at.toISOString() } : null,
    };
  });
}
