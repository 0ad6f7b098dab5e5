import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { intlLocales } from '@sabi/contracts/language';

const footer = /^(?:page|halaman) \d+ (?:of|dari) \d+$/i;

/** Format of dates and current entries in our documents. */
interface Wording {
  readonly locale: string;
  readonly present: string;
}
const wordings: readonly Wording[] = [
  { locale: intlLocales.en, present: 'Present' },
  { locale: intlLocales.id, present: 'Sekarang' },
];

type Values = readonly (string | null)[];

/** Position of the dates, the same in all entries of a document. */
type TimeOrder = (values: Values, time: Values) => Values;
const timeOrders: readonly TimeOrder[] = [
  (values, time) => [...values, ...time],
  (values, time) => [...time, ...values], // dates at the left of their entry
];

/**
 * Whether the pages contain every value of an attachment, adjacent within each entry, as in our documents. A
 * missing value rejects it.
 */
export function attachmentMatchesPages(cv: ParsedCv, lines: readonly string[]): boolean {
  const page = lettersOf(lines.filter((line) => !footer.test(line.trim())).join('\n'));
  const stands = (value: string) => page.includes(lettersOf(value));
  return wordings.some((wording) =>
    timeOrders.some((inOrder) => sayingsOf(cv, wording, inOrder).every(stands)),
  );
}

function sayingsOf(cv: ParsedCv, wording: Wording, inOrder: TimeOrder): string[] {
  const month = (value: string | null) => value && writeMonth(value, wording);
  const period = (entry: {
    start_date: string | null;
    end_date: string | null;
    is_current: boolean;
  }): Values => [month(entry.start_date), entry.is_current ? wording.present : month(entry.end_date)];
  const stretches: Values[] = [
    [cv.first_name, cv.last_name],
    ...cv.work_experiences.map((work) =>
      inOrder([work.job_title, work.company_name, work.location], period(work)),
    ),
    ...cv.educations.map((study) =>
      inOrder([study.degree, study.field_of_study, study.institution_name], period(study)),
    ),
    ...cv.skills.map((skill) => [skill.skill_name, skill.proficiency_level]),
    ...cv.languages.map((language) => [language.language_name, language.proficiency_level]),
    ...cv.licenses_certifications.map((fact) =>
      inOrder([fact.name, fact.issuing_organization], [month(fact.issue_date)]),
    ),
  ];
  const texts: Values = [
    cv.email,
    cv.phone_number,
    cv.personal_summary,
    ...cv.work_experiences.map(({ description }) => description),
    ...cv.educations.map(({ grade }) => grade),
    ...cv.licenses_certifications.flatMap((fact) => [month(fact.expiration_date), fact.credential_id]),
  ];
  return [
    ...stretches.map((values) => values.filter(Boolean).join(' ')),
    ...texts.flatMap((text) => text?.split('\n') ?? []),
  ];
}

function writeMonth(month: string, { locale }: Wording): string {
  if (!month.includes('-')) return month;
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** Letters and digits only, to ignore line breaks and punctuation. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
