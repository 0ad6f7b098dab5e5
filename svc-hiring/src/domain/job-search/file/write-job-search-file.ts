import { jobSearchFileColumns, type JobSearchFileColumn } from '@sabi/contracts/hiring/job-search-terms';
import type { OwnApplication } from '@sabi/contracts/http/hiring/applications';
import { dayOf } from '@sabi/service-kit/jakarta-time';
import type { PagePosition } from '@sabi/service-kit/page-position';
import { stringify } from 'csv-stringify/sync';
import type { StoredEvent } from '../../applications/application';
import type { ApplicationDirectory } from '../../applications/application-repository';
import { viewOwnApplications, type ViewOwnDependencies } from '../../applications/view-own-application';
import type { StoredExternal } from '../external-application';
import type { CardNotes, ExternalApplications, TrackedApplications } from '../job-search-repository';
import { columnOf } from '../place-application';
import { guardFormula } from './guard-formulas';

interface FileDependencies extends ViewOwnDependencies {
  readonly applicationDirectory: Pick<ApplicationDirectory, 'listLines' | 'findMany'>;
  readonly externalApplications: Pick<ExternalApplications, 'list'>;
  readonly cardNotes: Pick<CardNotes, 'findMany'>;
  readonly trackedApplications: Pick<TrackedApplications, 'listEvents'>;
  readonly siteUrl: string;
}

interface Row {
  readonly id: string;
  readonly createdAt: Date;
  readonly cells: Omit<Record<JobSearchFileColumn, string>, 'id' | 'note'>;
}

const batch = 200;

/** Applications and external ones as CSV, the oldest first; the import reads it. */
export async function writeJobSearchFile(
  { userId, now }: { userId: string; now: Date },
  dependencies: FileDependencies,
): Promise<string> {
  const rows = [
    ...(await listApplicationRows(userId, now, dependencies)),
    ...(await listExternalRows(userId, dependencies)),
  ].sort(byAge);
  const notes = await dependencies.cardNotes.findMany(
    userId,
    rows.map(({ id }) => id),
  );
  const noteOf = new Map(notes.map(({ card_id: id, text }) => [id, text]));
  const lines = rows.map(({ id, cells }) => ({ ...cells, id, note: noteOf.get(id) ?? '' }));
  return stringify(lines, {
    header: true,
    columns: [...jobSearchFileColumns],
    bom: true, // otherwise spreadsheets read Latin-1
    record_delimiter: 'windows',
    // Unlike `escape_formulas`, the import can undo it.
    cast: { string: guardFormula },
  });
}

const byAge = (one: Row, other: Row): number =>
  one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);

async function listApplicationRows(
  userId: string,
  now: Date,
  { applicationDirectory, trackedApplications, siteUrl, ...dependencies }: FileDependencies,
): Promise<Row[]> {
  const rows: Row[] = [];
  let after: PagePosition | null = null;
  do {
    const lines = await applicationDirectory.listLines(userId, { after, limit: batch });
    const applications = await applicationDirectory.findMany(lines);
    const [views, events] = await Promise.all([
      viewOwnApplications(applications, now, dependencies),
      trackedApplications.listEvents(applications),
    ]);
    const createdOf = new Map(applications.map(({ id, created_at: at }) => [id, at]));
    for (const view of views) {
      const own = events.filter(({ application_id: id }) => id === view.application_id);
      const createdAt = createdOf.get(view.application_id) ?? now;
      rows.push({ id: view.application_id, createdAt, cells: describeApplication(view, own, siteUrl) });
    }
    after = findNext(lines, ({ created_at: time, application_id: id }) => ({ time, id }));
  } while (after);
  return rows;
}

async function listExternalRows(
  userId: string,
  { externalApplications }: Pick<FileDependencies, 'externalApplications'>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let after: PagePosition | null = null;
  do {
    const found: StoredExternal[] = await externalApplications.list(userId, { after, limit: batch });
    for (const external of found)
      rows.push({
        id: external.external_id,
        createdAt: external.created_at,
        cells: describeExternal(external),
      });
    after = findNext(found, ({ created_at: time, external_id: id }) => ({ time, id }));
  } while (after);
  return rows;
}

/** Where the next batch begins; null after a short one. */
function findNext<Item>(
  found: readonly Item[],
  positionOf: (item: Item) => PagePosition,
): PagePosition | null {
  const last = found.at(-1);
  return last && found.length === batch ? positionOf(last) : null;
}

function describeApplication(view: OwnApplication, events: readonly StoredEvent[], siteUrl: string) {
  const { job, submitted_at: submittedAt } = view;
  return {
    type: 'application',
    title: job.title,
    company: job.company_name,
    link: new URL(`/jobs/${job.slug}-${job.public_no}`, siteUrl).href,
    place: '',
    column: columnOf(view),
    applied_on: submittedAt === null ? '' : dayOf(new Date(submittedAt)),
    history: writeHistory(
      [...events].sort((one, other) => one.no - other.no).map(({ at, type }) => ({ at, name: type })),
    ),
  };
}

const describeExternal = (external: StoredExternal) => ({
  type: 'external',
  title: external.title,
  company: external.company,
  link: external.link ?? '',
  place: external.place ?? '',
  column: external.column,
  applied_on: external.applied_on ?? '',
  history: writeHistory(external.history.map(({ at, column }) => ({ at, name: column }))),
});

/** `2026-11-01T08:00:00.000Z saved; 2026-11-03T02:10:00.000Z applied` */
const writeHistory = (entries: readonly { readonly at: Date; readonly name: string }[]): string =>
  entries.map(({ at, name }) => `${at.toISOString()} ${name}`).join('; ');
