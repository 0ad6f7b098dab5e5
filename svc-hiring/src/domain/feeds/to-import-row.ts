import { listJobLocations } from '@sabi/job-posting/places';
import type { FeedEntry } from './feed-format';

const dayMs = 86_400_000;

/** A row for `import-postings`, without questions to applicants, which are not public. */
export function toImportRow({ job, company }: FeedEntry, now: Date) {
  const { posting } = job;
  const { areas, pay } = posting;
  const [place] = listJobLocations(areas);
  const publishedAt = job.published_at ?? now;
  return {
    id: String(job.public_no),
    company: company.name,
    title: posting.title,
    language: posting.language,
    text: posting.text,
    text_format: 'plain',
    areas,
    city: place?.city?.name ?? null,
    province: place?.province.name ?? null,
    mode: posting.mode,
    contract: posting.contract,
    part_time: posting.part_time,
    level: posting.level,
    category: posting.category,
    openings: posting.openings,
    pay_min: pay?.min ?? null,
    pay_max: pay?.max ?? null,
    pay_parts: pay?.parts ?? [],
    thr: pay?.thr ?? false,
    bpjs_kes: pay?.bpjs_kes ?? false,
    bpjs_tk: pay?.bpjs_tk ?? false,
    requirements: posting.requirements,
    process: posting.process,
    posted_days_ago: Math.floor((now.getTime() - publishedAt.getTime()) / dayMs),
    published_at: publishedAt.toISOString(),
    expires_at: (job.expires_at ?? now).toISOString(),
  };
}
