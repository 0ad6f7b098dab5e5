// Terms of job postings, for forms and services. No dependency, so that a page can import it.

export const workModes = ['onsite', 'hybrid', 'remote'] as const;
export type WorkMode = (typeof workModes)[number];

/** Names of Indonesian law: `pkwtt` is permanent, `pkwt` fixed-term. */
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

/** Time zones of companies: Western, Central and Eastern Indonesia. */
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

/** Factors of a job's rank: matched words by field, and facts of job and company. */
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
  /** Ends then without an extension. */
  open: 60,
  /** Limit of the extension by a confirmation. */
  extension: 30,
  /** No posting is open for longer; it can only be duplicated. */
  longest: 90,
  /** Marked as unconfirmed from then on. */
  unconfirmed: 21,
  /** Paused from then on unless confirmed. */
  paused: 30,
} as const;

export const invitationHours = 72;
