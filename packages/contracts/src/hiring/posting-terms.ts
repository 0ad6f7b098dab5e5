// What a job posting is made of, for forms and services. No dependency, so that a page can import it.

export const workModes = ['onsite', 'hybrid', 'remote'] as const;
export type WorkMode = (typeof workModes)[number];

/** `pkwtt` has no end, `pkwt` a fixed term, both as Indonesian law names them. */
export const contractKinds = ['pkwtt', 'pkwt', 'daily', 'intern', 'freelance'] as const;
export type ContractKind = (typeof contractKinds)[number];

/** `employmentType` of schema.org. */
export const employmentTypes = [
  'FULL_TIME',
  'PART_TIME',
  'TEMPORARY',
  'CONTRACTOR',
  'PER_DIEM',
  'INTERN',
] as const;

export const jobLevels = [
  'intern',
  'entry',
  'junior',
  'mid',
  'senior',
  'lead',
  'manager',
  'director',
  'executive',
] as const;
export type JobLevel = (typeof jobLevels)[number];

export const questionKinds = ['text', 'yes_no', 'number'] as const;

export const companyRoles = ['owner', 'admin', 'recruiter', 'interviewer'] as const;
export type CompanyRole = (typeof companyRoles)[number];

/** Where a company keeps its days: Western, Central and Eastern Indonesia. */
export const companyZones = ['Asia/Jakarta', 'Asia/Pontianak', 'Asia/Makassar', 'Asia/Jayapura'] as const;
export type CompanyZone = (typeof companyZones)[number];

export const closeReasons = ['filled', 'withdrawn'] as const;
export type CloseReason = (typeof closeReasons)[number];

export const reportReasons = [
  'asks_for_money',
  'asks_for_documents',
  'fake_company',
  'wrong_facts',
  'discrimination',
  'already_filled',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What moves a job in the list: words where they were found, and what is known of job and company. */
export const rankFactors = [
  'title',
  'skills',
  'company',
  'place',
  'facts',
  'text',
  'fresh',
  'verified',
  'replies',
  'risk',
  'unanswered',
] as const;

/** Deadlines of a posting, in days since it was first published or last confirmed. */
export const jobDays = {
  /** Without an extension it ends then. */
  open: 60,
  /** What a confirmation adds at most. */
  extension: 30,
  /** No posting is open for longer; to continue it is duplicated. */
  longest: 90,
  /** Without a confirmation it says so from then on. */
  unconfirmed: 21,
  /** Without a confirmation it is paused from then on. */
  paused: 30,
} as const;

export const invitationHours = 72;
