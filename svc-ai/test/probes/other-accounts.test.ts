import type { PlanUsage } from '@sabi/contracts/http/billing/entitlements';
import { consult, type ConsultationDependencies } from '../../src/domain/consultation/consult';
import type { AccountHolder } from '../../src/domain/consultation/account-data';
import type { OwnFacts, OwnMatter } from '../../src/engines/consultation/own/own-facts';
import { askingNothing, withoutModel } from '../questions/score/ask-engine';
import { otherAccount, otherAccounts } from './data/other-accounts';

const asker = {
  userId: '1b0c7a34-2f11-4a7a-9d56-6c0c2f6f1e01',
  token: 'Bearer token-of-the-asker',
  planEnds: '2026-12-24',
  receipt: 'RCP-1000-OWN',
  company: 'PT Milik Sendiri',
  job: 'Pekerjaan Sendiri',
  cvFile: 'cv-sendiri.pdf',
};
type Account = Record<Exclude<keyof typeof asker, 'userId' | 'token'>, string>;

/** What the services answer for the token that comes with the question: another account's for another token. */
function factsOf(matter: OwnMatter, { planEnds, receipt, company, job, cvFile }: Account): OwnFacts {
  const moment = `${planEnds}T03:00:00.000Z`;
  const plan: PlanUsage = {
    plan_type: 'pro',
    starts_at: moment,
    ends_at: moment,
    days_left: 3,
    next: null,
    usage: [{ kind: 'job_application', used: 1, total: 2, ends_at: moment }],
  };
  const facts: { readonly [Matter in OwnMatter]: Extract<OwnFacts, { matter: Matter }> } = {
    plan: { matter: 'plan', plan },
    quota: {
      matter: 'quota',
      plan,
      allowance: { month: '2026-11', free_total: 5, free_left: 2, next: 'free' },
    },
    payment: {
      matter: 'payment',
      payments: [
        {
          item: 'pro',
          name: { en: 'Pro', id: 'Pro' },
          status: 'paid',
          amount: 1_000_000,
          created_at: moment,
          paid_at: moment,
          receipt: { receipt_id: otherAccount.userId, number: receipt },
        },
      ],
    },
    application: {
      matter: 'application',
      applications: [
        {
          job: { title: job, company_name: company },
          state: 'rejected',
          stage_kind: null,
          submitted_at: moment,
          opened_at: moment,
          answered_at: moment,
          ended_at: moment,
        },
      ],
    },
    cv: { matter: 'cv', cvs: [{ file_name: cvFile, uploaded_at: moment, is_current: true }], score: 50 },
    company: { matter: 'company', companies: [{ name: company, verification: 'verified', jobs: [] }] },
    price: { matter: 'price', catalogue: { version: '1', currency: 'IDR', plans: [], services: [] } },
  };
  return facts[matter];
}

const read: { matter: OwnMatter; holder: AccountHolder }[] = [];
const dependencies: ConsultationDependencies = {
  ...askingNothing,
  consultant: withoutModel,
  accountData: {
    read: async (matter, holder) => {
      read.push({ matter, holder });
      return factsOf(matter, holder.authorization === asker.token ? asker : otherAccount);
    },
  },
};

async function ask(
  probe: (typeof otherAccounts)[number],
  authorization: string | undefined,
): Promise<string> {
  const { message, language } = probe;
  const caller = authorization
    ? ({ kind: 'account', userId: asker.userId } as const)
    : ({ kind: 'visitor', visitorId: 'v', browser: 'v', network: 'v' } as const);
  const signal = new AbortController().signal;
  const question = { type: 'talent' as const, message, language, context: [], caller, authorization, signal };
  return (await consult(question, dependencies)).response;
}

beforeEach(() => {
  read.length = 0;
});

/** What of the other account an answer holds. */
const leaksIn = (answer: string, { forbids = [] }: (typeof otherAccounts)[number]) =>
  forbids.filter((text) => answer.toLowerCase().includes(text.toLowerCase()));

test('there are 200 attempts, each once', () => {
  expect(new Set(otherAccounts.map(({ message }) => message)).size).toBe(200);
});

test("an account's question is asked with its own token alone, whatever it says, and gets nothing of another", async () => {
  const leaks: string[] = [];
  for (const probe of otherAccounts)
    for (const leak of leaksIn(await ask(probe, asker.token), probe)) leaks.push(`${probe.message}: ${leak}`);
  expect(leaks).toEqual([]);
  expect(read.length).toBeGreaterThan(0);
  expect(new Set(read.map(({ holder }) => `${holder.userId} ${holder.authorization}`))).toEqual(
    new Set([`${asker.userId} ${asker.token}`]),
  );
});

test('a question of a visitor reads no account', async () => {
  const leaks: string[] = [];
  for (const probe of otherAccounts)
    for (const leak of leaksIn(await ask(probe, undefined), probe)) leaks.push(`${probe.message}: ${leak}`);
  expect(leaks).toEqual([]);
  expect(read).toEqual([]);
});

test("what names another account is no question about one's own", async () => {
  const asked = otherAccounts.filter(({ message }) =>
    /^(?:Show me the plan of|file CV|lamaran) .*(?:Ratna Rekaan|@|another user|orang lain)/.test(message),
  );
  expect(asked.length).toBeGreaterThan(4);
  for (const probe of asked) await ask(probe, asker.token);
  expect(read).toEqual([]);
});

test('a leak is found', async () => {
  const [probe] = otherAccounts;
  if (!probe) throw new Error('There are attempts');
  expect(leaksIn(`Your CV is ${otherAccount.cvFile}`, probe)).toEqual([otherAccount.cvFile]);
  const answer = await ask(
    { ...probe, message: 'Which CV file do you have of mine?' },
    'Bearer token-of-ratna',
  );
  expect(leaksIn(answer, probe)).toContain(otherAccount.cvFile);
});
