import type { Catalogue } from '@sabi/contracts/http/billing/catalogue';
import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import type { PlanUsage } from '@sabi/contracts/http/billing/entitlements';
import { planFacts, serviceFacts } from '@sabi/shared-texts/catalogue';
import type { AccountData } from '../../../src/domain/consultation/account-data';
import type {
  OwnApplicationFacts,
  OwnCompany,
  OwnFacts,
  OwnMatter,
  OwnPayment,
} from '../../../src/engines/consultation/own/own-facts';
import accounts from '../data/own-accounts.json';

const { talent, recruiter } = accounts;
const moment = (day: string) => `${day}T03:00:00.000Z`;
const daysUntil = (day: string) =>
  Math.ceil((Date.parse(moment(day)) - Date.parse(accounts.now)) / 86_400_000);

/** Prices of the specification, section 9, in whole rupiah: price and price without reduction. */
const planPrices: Readonly<Record<string, readonly [number, number]>> = {
  starter: [0, 0],
  basic: [350_000, 800_000],
  pro: [1_000_000, 2_500_000],
  elite: [2_000_000, 4_350_000],
};
const servicePrices: Readonly<Record<string, number>> = {
  'cv-linkedin': 100_000,
  'job-application': 150_000,
  'career-consultation': 200_000,
  'whatsapp-assistant': 250_000,
  'hr-webinar': 100_000,
  'cv-template': 50_000,
  'personality-test': 300_000,
  'private-hr-session': 750_000,
};

const catalogue: Catalogue = {
  version: 'questions',
  currency: 'IDR',
  plans: planFacts.map(({ plan_type, name, duration_days, popular }) => ({
    plan_type,
    name,
    features: [],
    popular,
    duration_days,
    price: planPrices[plan_type]?.[0] ?? null,
    list_price: planPrices[plan_type]?.[1] ?? null,
  })),
  services: serviceFacts.map(({ service_type, name, unit, kind, lifetime }) => ({
    service_type,
    name,
    unit,
    kind,
    lifetime,
    redemption: { way: 'in_product' },
    price: servicePrices[service_type] ?? null,
  })),
};

const { free_applications_left_this_month: freeLeft, ...counted } = talent.quota;
const plan: PlanUsage = {
  plan_type: 'pro',
  starts_at: moment('2026-10-21'),
  ends_at: moment(talent.plan.ends_on),
  days_left: daysUntil(talent.plan.ends_on),
  next: null,
  usage: Object.entries(counted).map(([kind, { left, of: total }]) => ({
    kind: kind as EntitlementKind,
    used: total - left,
    total,
    ends_at: moment(talent.plan.ends_on),
  })),
};
const starter: PlanUsage = {
  plan_type: 'starter',
  starts_at: null,
  ends_at: null,
  days_left: null,
  next: null,
  usage: [],
};

const nameOfItem = (item: string) =>
  planFacts.find(({ plan_type }) => plan_type === item)?.name ??
  serviceFacts.find(({ service_type }) => service_type === item)?.name ?? { en: item, id: item };

const payments: OwnPayment[] = talent.payments
  .map(({ invoice, item, amount, state, date }) => ({
    item: item as OwnPayment['item'],
    name: nameOfItem(item),
    amount,
    status: state === 'paid' ? ('paid' as const) : ('pending' as const),
    created_at: moment(date),
    paid_at: state === 'paid' ? moment(date) : null,
    // An order that is not paid has no receipt yet.
    receipt:
      state === 'paid' ? { receipt_id: '00000000-0000-4000-8000-000000000000', number: invoice } : null,
  }))
  .toReversed();

const applications: OwnApplicationFacts[] = talent.applications.map(({ job, company, state, ...more }) => ({
  job: { title: job, company_name: company },
  state: state as OwnApplicationFacts['state'],
  stage_kind: 'stage' in more && more.stage === 'Interview' ? 'interview' : null,
  submitted_at: moment('sent' in more && more.sent ? more.sent : '2026-11-10'),
  opened_at: 'opened' in more && more.opened === false ? null : moment('2026-11-12'),
  answered_at: null,
  ended_at: null,
}));

const { name, verification, jobs_published, jobs_draft, applications_unanswered } = recruiter.company;
const jobsIn = (
  state: 'published' | 'draft',
  count: number,
  unanswered: number,
): OwnCompany['jobs'][number][] =>
  Array.from({ length: count }, (_each, place) => ({
    title: `${state} ${place}`,
    state,
    applications: place === 0 ? { total: unanswered, unanswered } : { total: 0, unanswered: 0 },
  }));
const company: OwnCompany = {
  name,
  verification: verification as OwnCompany['verification'],
  jobs: [...jobsIn('published', jobs_published, applications_unanswered), ...jobsIn('draft', jobs_draft, 0)],
};

type Answers = { readonly [Matter in OwnMatter]: Extract<OwnFacts, { matter: Matter }> };

const allowance = { month: '2026-11', free_total: 5, free_left: freeLeft, next: 'free' as const };
const ofTalent: Answers = {
  plan: { matter: 'plan', plan },
  quota: { matter: 'quota', plan, allowance },
  payment: { matter: 'payment', payments },
  application: { matter: 'application', applications },
  cv: {
    matter: 'cv',
    cvs: [{ file_name: talent.cv.file, uploaded_at: moment(talent.cv.uploaded), is_current: true }],
    score: talent.cv.score,
  },
  company: { matter: 'company', companies: [] },
  price: { matter: 'price', catalogue },
};
const ofRecruiter: Answers = {
  plan: { matter: 'plan', plan: starter },
  quota: { matter: 'quota', plan: starter, allowance },
  payment: { matter: 'payment', payments: [] },
  application: { matter: 'application', applications: [] },
  cv: { matter: 'cv', cvs: [], score: null },
  company: { matter: 'company', companies: [company] },
  price: { matter: 'price', catalogue },
};

/** The accounts of `own-accounts.json`; the asker is the token. */
export const accountsOfQuestions: AccountData = {
  read: async (matter, { authorization }) => (authorization === 'recruiter' ? ofRecruiter : ofTalent)[matter],
};
