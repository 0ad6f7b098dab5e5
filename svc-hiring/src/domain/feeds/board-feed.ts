import type { JobLevel, WorkMode } from '@sabi/contracts/hiring/posting-terms';
import { jobPath } from '@sabi/job-posting/address';
import { describeAsHtml } from '@sabi/job-posting/description';
import { type EmploymentType, listEmploymentTypes } from '@sabi/job-posting/employment-types';
import { listJobLocations, nameJobLocation } from '@sabi/job-posting/places';
import { js2xml } from 'xml-js';
import { type FeedEntry, type FeedSite, xmlText } from './feed-format';

interface BoardFormat {
  readonly head: (site: FeedSite) => string;
  readonly job: (entry: FeedEntry, site: FeedSite) => string;
}

/** Values as character data, as both formats require. */
type Fields = Readonly<Record<string, string | undefined>>;

const element = (name: string, content: object): string => js2xml({ [name]: content }, { compact: true });

const toCdata = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, { _cdata: xmlText(value) }]],
    ),
  );

const writeFields = (fields: Fields): string =>
  Object.entries(toCdata(fields))
    .map(([name, content]) => element(name, content))
    .join('');

/** Names of Indeed's XML feed: https://docs.indeed.com/indeed-apply/xml-feed */
const indeedTypes: Readonly<Record<EmploymentType, string>> = {
  FULL_TIME: 'fulltime',
  PART_TIME: 'parttime',
  TEMPORARY: 'temporary',
  CONTRACTOR: 'contract',
  PER_DIEM: 'temporary',
  INTERN: 'internship',
};
const indeedModes: Readonly<Record<WorkMode, string | undefined>> = {
  onsite: undefined,
  hybrid: 'Hybrid remote',
  remote: 'Fully remote',
};

const rupiahRange = (job: FeedEntry['job']): string | undefined => {
  const { pay } = job.posting;
  return pay ? `IDR ${pay.min} - ${pay.max} per month` : undefined;
};

export const indeedFormat: BoardFormat = {
  head: ({ siteUrl, now }) =>
    writeFields({ publisher: 'Sabi', publisherurl: siteUrl, lastBuildDate: now.toUTCString() }),
  job: ({ job, company }, { siteUrl, now }) => {
    const { posting } = job;
    const [place] = listJobLocations(posting.areas);
    const fields = toCdata({
      title: posting.title,
      date: (job.published_at ?? now).toUTCString(),
      referencenumber: String(job.public_no),
      url: `${siteUrl}${jobPath(job, posting.language)}`,
      company: company.name,
      sourcename: company.name,
      city: place?.city?.name,
      state: place?.province.name,
      country: 'ID',
      description: describeAsHtml(posting),
      salary: rupiahRange(job),
      jobtype: [...new Set(listEmploymentTypes(posting).map((type) => indeedTypes[type]))].join(', '),
      category: posting.category ?? undefined,
      remotetype: posting.mode ? indeedModes[posting.mode] : undefined,
      expirationdate: (job.expires_at ?? now).toUTCString(),
    });
    return element('job', fields);
  },
};

/** Names of LinkedIn's basic jobs: https://learn.microsoft.com/linkedin/talent/job-postings/xml-feeds-development-guide */
const linkedInLevels: Readonly<Record<JobLevel, string>> = {
  intern: 'INTERNSHIP',
  entry: 'ENTRY_LEVEL',
  junior: 'ASSOCIATE',
  mid: 'MID_SENIOR_LEVEL',
  senior: 'MID_SENIOR_LEVEL',
  lead: 'MID_SENIOR_LEVEL',
  manager: 'MID_SENIOR_LEVEL',
  director: 'DIRECTOR',
  executive: 'EXECUTIVE',
};
const linkedInTypes: Readonly<Record<EmploymentType, string>> = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  TEMPORARY: 'TEMPORARY',
  CONTRACTOR: 'CONTRACT',
  PER_DIEM: 'TEMPORARY',
  INTERN: 'INTERNSHIP',
};
const linkedInModes: Readonly<Record<WorkMode, string>> = {
  onsite: 'On-site',
  hybrid: 'Hybrid',
  remote: 'Remote',
};

const toLinkedInSalary = (amount: number) => ({
  amount: { _text: String(amount) },
  currencyCode: { _text: 'IDR' },
});

export const linkedInFormat: BoardFormat = {
  head: ({ siteUrl, now }) =>
    writeFields({ publisher: 'Sabi', publisherUrl: siteUrl, lastBuildDate: now.toUTCString() }),
  job: ({ job, company }, { siteUrl, now }) => {
    const { posting } = job;
    const [place] = listJobLocations(posting.areas);
    const [type] = listEmploymentTypes(posting);
    const fields = toCdata({
      partnerJobId: String(job.public_no),
      company: company.name,
      title: posting.title,
      description: describeAsHtml(posting),
      applyUrl: `${siteUrl}${jobPath(job, posting.language)}`,
      location: place ? `${nameJobLocation(place, 'en')}, Indonesia` : 'Indonesia',
      country: 'ID',
      workplaceTypes: posting.mode ? linkedInModes[posting.mode] : undefined,
      experienceLevel: posting.level ? linkedInLevels[posting.level] : undefined,
      jobtype: type && linkedInTypes[type],
      listDate: (job.published_at ?? now).toISOString().slice(0, 10),
      expirationDate: (job.expires_at ?? now).toISOString().slice(0, 10),
    });
    const { pay } = posting;
    const salary = pay && {
      salary: {
        highEnd: toLinkedInSalary(pay.max),
        lowEnd: toLinkedInSalary(pay.min),
        period: { _text: 'MONTHLY' },
        type: { _text: 'BASE_SALARY' },
      },
    };
    return element('job', { ...fields, ...(salary && { salaries: salary }) });
  },
};

/** Streams a few hundred jobs at a time, because all jobs would be hundreds of megabytes. */
export async function* writeBoardFeed(
  format: BoardFormat,
  batches: AsyncIterable<readonly FeedEntry[]>,
  site: FeedSite,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="utf-8"?>\n<source>${format.head(site)}\n`;
  for await (const entries of batches) yield entries.map((entry) => `${format.job(entry, site)}\n`).join('');
  yield '</source>\n';
}
