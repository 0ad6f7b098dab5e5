import { type FeedDependencies, readAllEntries } from './read-feed';
import { toImportRow } from './to-import-row';

interface ExportInput {
  /** If missing, of all companies. */
  readonly companySlug: string | undefined;
  readonly now: Date;
}

/** Open jobs without demonstration data as rows for `import-postings`, by number. */
export async function* exportRows({ companySlug, now }: ExportInput, dependencies: FeedDependencies) {
  for await (const entries of readAllEntries(now, dependencies))
    for (const { job, company } of entries)
      if (companySlug === undefined || company.slug === companySlug)
        yield { ...toImportRow({ job, company }, now), questions: job.posting.questions };
}
