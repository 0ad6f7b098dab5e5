import { listJobLocations } from '@sabi/job-posting/places';
import type { FeedEntry } from './feed-format';

const dayMs = 86_400_000;

/** A row for `import-postings`, without questions to applicants. */
export function toImportRow({ job, company }: FeedEntry, now: Date) {
  const { title, language, text, areas, mode, contract, part_time, level, category, pay, requirements } =
    job.posting;
  const [place] = listJobLocations(areas);
  return {
    id: String(job.public_no),
    company: company.name,
    title,
    language,
    text,
    city: place?.city?.name ?? null,
    province: place?.province.name ?? null,
    mode,
    contract,
    part_time,
    level,
    category,
    pay_min: pay?.min ?? null,
    pay_max: pay?.max ?? null,
    requirements,
    posted_days_ago: Math.floor((now.getTime() - (job.published_at ?? now).getTime()) / dayMs),
  };
}
