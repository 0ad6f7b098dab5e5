/**
 * Google's published rules for JobPosting, as of 2026:
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 * `source` names the section of that page. Derived from the page, independently of this package's output.
 */
interface Rule {
  readonly name: string;
  readonly source: string;
  readonly isKept: (data: Data, now: Date) => boolean;
}

type Data = Readonly<Record<string, unknown>>;

const employmentTypes = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
];
const units = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'];
const htmlTags = /<\/?(?:p|br|ul|ol|li|h[1-6]|strong|em)>/gi;

const rules: readonly Rule[] = [
  {
    name: 'is a JobPosting of schema.org',
    source: 'Structured data type definitions',
    isKept: (data) =>
      /^https?:\/\/schema\.org\/?$/.test(text(data['@context'])) && data['@type'] === 'JobPosting',
  },
  {
    name: 'has a title',
    source: 'Required properties: title',
    isKept: ({ title }) => text(title).trim() !== '',
  },
  {
    name: 'has a title of the job alone: no company, pay, date, code or call',
    source: 'Required properties: title, Best practices',
    isKept: ({ title, hiringOrganization }) => {
      const company = text(toData(hiringOrganization)['name']).toLowerCase();
      return (
        !/\bRp\b|\d{3,}|[!*#]|\b(?:gaji|salary|hiring|urgent|segera|dibutuhkan)\b/i.test(text(title)) &&
        (company === '' || !text(title).toLowerCase().includes(company))
      );
    },
  },
  {
    name: 'has a description in HTML that is not the title, with paragraphs or breaks and no other markup',
    source: 'Required properties: description',
    isKept: ({ description, title }) => {
      const html = text(description);
      const plain = html.replaceAll(htmlTags, '');
      return /<p>|<br>|\n/.test(html) && plain.trim() !== '' && plain !== title && !/[<>]/.test(plain);
    },
  },
  {
    name: 'was published at a date in ISO 8601 that has been',
    source: 'Required properties: datePosted',
    isKept: ({ datePosted }, now) => isDate(datePosted) && new Date(text(datePosted)) <= now,
  },
  {
    name: 'ends at a date in ISO 8601 that is to come',
    source: 'Recommended properties: validThrough; Remove a job posting',
    isKept: ({ validThrough }, now) => isDate(validThrough) && new Date(text(validThrough)) > now,
  },
  {
    name: 'names the organization',
    source: 'Required properties: hiringOrganization',
    isKept: ({ hiringOrganization }) => {
      const { '@type': type, name, sameAs } = toData(hiringOrganization);
      return (
        type === 'Organization' && text(name) !== '' && (sameAs === undefined || URL.canParse(text(sameAs)))
      );
    },
  },
  {
    name: 'names a place with its country, or is done from home',
    source: 'Required properties: jobLocation',
    isKept: ({ jobLocation, jobLocationType }) => {
      const places = toList(jobLocation);
      return places.length === 0 ? jobLocationType === 'TELECOMMUTE' : places.every(isPlace);
    },
  },
  {
    name: 'done from home says from where',
    source: 'Recommended properties: applicantLocationRequirements, jobLocationType',
    isKept: ({ jobLocationType, applicantLocationRequirements }) => {
      const areas = toList(applicantLocationRequirements);
      if (jobLocationType === undefined) return areas.length === 0;
      return jobLocationType === 'TELECOMMUTE' && areas.length > 0 && areas.every(isAdministrativeArea);
    },
  },
  {
    name: 'gives pay of the employer as numbers with currency and unit',
    source: 'Recommended properties: baseSalary',
    isKept: ({ baseSalary }) => baseSalary === undefined || isSalary(toData(baseSalary)),
  },
  {
    name: 'has employment types of the list',
    source: 'Recommended properties: employmentType',
    isKept: ({ employmentType }) => {
      const types = toList(employmentType);
      return (
        types.every((type) => employmentTypes.includes(text(type))) && new Set(types).size === types.length
      );
    },
  },
  {
    name: 'has an identifier of the organization',
    source: 'Recommended properties: identifier',
    isKept: ({ identifier }) => {
      const { '@type': type, name, value } = toData(identifier);
      return type === 'PropertyValue' && text(name) !== '' && text(value) !== '';
    },
  },
  {
    name: 'says whether the page takes an application',
    source: 'Recommended properties: directApply',
    isKept: ({ directApply }) => typeof directApply === 'boolean',
  },
];

/** @returns broken rules, each with its section of Google's page */
export function checkStructuredData(data: unknown, now: Date): string[] {
  const broken = rules.filter(({ isKept }) => !isKept(toData(data), now));
  return broken.map(({ name, source }) => `${name} (${source})`);
}

const toData = (value: unknown): Data => (typeof value === 'object' && value !== null ? (value as Data) : {});

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const toList = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

const isDate = (value: unknown): boolean =>
  /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2}))?$/.test(text(value)) &&
  !Number.isNaN(Date.parse(text(value)));

function isPlace(value: unknown): boolean {
  const { '@type': type, address } = toData(value);
  const { '@type': addressType, addressCountry, addressRegion } = toData(address);
  return (
    type === 'Place' &&
    addressType === 'PostalAddress' &&
    /^[A-Z]{2}$/.test(text(addressCountry)) &&
    text(addressRegion) !== ''
  );
}

function isAdministrativeArea(value: unknown): boolean {
  const { '@type': type, name } = toData(value);
  return ['AdministrativeArea', 'City', 'Country', 'State'].includes(text(type)) && text(name) !== '';
}

function isSalary({ '@type': type, currency, value: amount }: Data): boolean {
  const { '@type': amountType, value, minValue, maxValue, unitText } = toData(amount);
  if (type !== 'MonetaryAmount' || amountType !== 'QuantitativeValue') return false;
  if (!/^[A-Z]{3}$/.test(text(currency)) || !units.includes(text(unitText))) return false;
  if (minValue === undefined && maxValue === undefined) return isAmount(value);
  return isAmount(minValue) && isAmount(maxValue) && Number(minValue) <= Number(maxValue);
}

const isAmount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;
