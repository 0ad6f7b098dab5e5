import type { PublicJob } from '@sabi/contracts/http/hiring/board';
import { companyPath, jobPath } from './address';
import { listJobLocations, nameJobLocation } from './places';
import { wording } from './wording';

/** The job as Markdown, in the language of the posting. @param siteUrl without a trailing slash */
export function toMarkdown(job: PublicJob, { siteUrl }: { siteUrl: string }): string {
  const { posting } = job;
  const words = wording[posting.language];
  const requirements = posting.requirements.map(({ text, must }) =>
    escapeMarkdown(must ? text : `${text} (${words.preferred})`),
  );
  return [
    `# ${escapeMarkdown(posting.title)}`,
    ...(job.is_demo ? [`> ${words.demo}`] : []),
    listFacts(job, siteUrl)
      .map(([name, value]) => `- ${name}: ${value}`)
      .join('\n'),
    escapeMarkdown(posting.text),
    ...section(
      words.requirements,
      requirements.map((line) => `- ${line}`),
    ),
    ...section(
      words.steps,
      posting.process.map((step, index) => `${index + 1}. ${escapeMarkdown(step)}`),
    ),
    `${siteUrl}${jobPath(job, posting.language)}\n`,
  ].join('\n\n');
}

function listFacts({ posting, company, ...job }: PublicJob, siteUrl: string): [string, string][] {
  const { language, mode, contract, pay } = posting;
  const words = wording[language];
  const places = listJobLocations(posting.areas).map((place) => nameJobLocation(place, language));
  const contractName = contract ? [words.contracts[contract]] : [];
  const companyLink = `[${escapeMarkdown(company.name)}](${siteUrl}${companyPath(company, language)})`;
  return [
    [words.company, company.is_verified ? `${companyLink}, ${words.verified}` : companyLink],
    [words.place, [...places, ...(mode ? [words.modes[mode]] : [])].join(' · ')],
    ...(pay ? [[words.pay, `${rupiahRange(pay)} ${words.aMonth}`] as [string, string]] : []),
    [words.contract, [...contractName, ...(posting.part_time ? [words.partTime] : [])].join(', ')],
    [words.openings, String(posting.openings)],
    [words.published, job.published_at.slice(0, 10)],
    [words.closes, job.expires_at.slice(0, 10)],
  ];
}

const rupiah = (amount: number): string => `Rp ${amount.toLocaleString('id-ID')}`;

const rupiahRange = ({ min, max }: { min: number; max: number }): string =>
  min === max ? rupiah(min) : `${rupiah(min)} - ${rupiah(max)}`;

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`## ${title}`, lines.join('\n')];

/** Keeps lists of a posting; escapes all other markup, especially links. */
const escapeMarkdown = (text: string): string =>
  text.replaceAll(/[\\`*_[\]<>]/g, String.raw`\$&`).replaceAll(/^(\s*)(#|=)/gm, String.raw`$1\$2`);
