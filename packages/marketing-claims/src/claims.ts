interface Claim {
  readonly value: number;
  /** Format of the figure: `100+`, `98%`, or bare. */
  readonly form: 'at-least' | 'percent' | 'number';
  /** Source of the figure, by name. */
  readonly source: string;
  /** ISO date of the last confirmation. */
  readonly asOf: string;
}

/**
 * All figures the product claims about the business. Texts contain no figures: they name a claim, so that it reads the
 * same everywhere. Plans and prices are the catalogue's.
 */
export const claims = {
  partnerCompanies: {
    value: 100,
    form: 'at-least',
    source: 'Client register: companies with a signed agreement',
    asOf: '2024-12-31',
  },
  talentProcessed: {
    value: 500_000,
    form: 'at-least',
    source: 'Talent pool: people screened since the company began',
    asOf: '2024-12-31',
  },
  placements: {
    value: 500,
    form: 'at-least',
    source: 'Placement register: people who started work with a client',
    asOf: '2024-12-31',
  },
  talentExcellence: {
    value: 98,
    form: 'percent',
    source: 'Talent Excellence Score: clients who rate a placement good or better after three months',
    asOf: '2024-12-31',
  },
  fasterHiring: {
    value: 80,
    form: 'percent',
    source: 'Hiring time of clients, from brief to signed offer, before and with the service',
    asOf: '2024-12-31',
  },
  costSavings: {
    value: 50,
    form: 'percent',
    source: 'Recruitment cost of clients, before and with the service; the best case, so always "up to"',
    asOf: '2024-12-31',
  },
  matchRate: {
    value: 95,
    form: 'percent',
    source: 'Shortlisted people whom the client invites to an interview',
    asOf: '2024-12-31',
  },
  guaranteeDays: {
    value: 90,
    form: 'number',
    source: 'Terms of Executive Search: replacement guarantee',
    asOf: '2024-12-31',
  },
  guaranteeMonths: {
    value: 3,
    form: 'number',
    source: 'Terms of Executive Search: the guarantee in months, where a tile has no room for days',
    asOf: '2024-12-31',
  },
  communityLeaders: {
    value: 100,
    form: 'at-least',
    source: 'Community register: members who lead a chapter or host meetings',
    asOf: '2024-12-31',
  },
  hrExperts: {
    value: 20,
    form: 'at-least',
    source: 'Expert register: HR practitioners who hold private sessions',
    asOf: '2024-12-31',
  },
  replyWorkingDays: {
    value: 1,
    form: 'number',
    source: 'Rule of the desk that reads inquiries: every one is answered within this many working days',
    asOf: '2024-12-31',
  },
  accessibilityReplyDays: {
    value: 5,
    form: 'number',
    source: 'Accessibility statement: a reported barrier is answered within this many working days',
    asOf: '2026-11-27',
  },
  industries: { value: 12, form: 'number', source: 'Industries the blog covers', asOf: '2024-12-31' },
} as const satisfies Record<string, Claim>;

export type ClaimName = keyof typeof claims;
