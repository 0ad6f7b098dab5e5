import { jobPath } from '@sabi/job-posting/address';
import { describeAsHtml, escapeHtml } from '@sabi/job-posting/description';
import { Feed } from 'feed';
import { type FeedEntry, type FeedSite, xmlText } from './feed-format';
import { toImportRow } from './to-import-row';

const formats = { rss: 'rss2', atom: 'atom1', json: 'json1' } as const;
export type NewestFeedFormat = keyof typeof formats;

/** For feed readers: RSS 2.0, Atom and JSON Feed. */
export function renderNewestFeed(
  entries: readonly FeedEntry[],
  { format, siteUrl, now }: FeedSite & { format: NewestFeedFormat },
): string {
  const feed = new Feed({
    id: `${siteUrl}/jobs`,
    link: `${siteUrl}/jobs`,
    title: 'Sabi: jobs · lowongan kerja',
    description: 'The newest open jobs. Lowongan kerja terbaru.',
    generator: false,
    author: { name: 'Sabi', link: siteUrl },
    feedLinks: Object.fromEntries(
      Object.keys(formats).map((name) => [name, `${siteUrl}/feeds/jobs.${name}`]),
    ),
    // Not the request's time, so that equal jobs give an equal document and ETag.
    updated: entries.reduce((last, { job }) => (job.updated_at > last ? job.updated_at : last), new Date(0)),
  });
  for (const { job, company } of entries) {
    const { posting } = job;
    const link = `${siteUrl}${jobPath(job, posting.language)}`;
    const title = xmlText(`${posting.title} · ${company.name}`);
    feed.addItem({
      title: format === 'atom' ? escapeHtml(title) : title, // written as `type="html"`
      id: link,
      guid: link,
      link,
      date: job.updated_at,
      published: job.published_at ?? now,
      content: xmlText(describeAsHtml(posting)),
      // RSS requires mail addresses here.
      ...(format !== 'rss' && { author: [{ name: xmlText(company.name) }] }),
      ...(posting.category && { category: [{ name: posting.category, term: posting.category }] }),
      ...(format === 'json' && {
        extensions: [{ name: '_posting', objects: { ...toImportRow({ job, company }, now) } }],
      }),
    });
  }
  return feed[formats[format]]();
}
