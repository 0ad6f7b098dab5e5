import { readFile } from 'node:fs/promises';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import type { Site } from '@sabi/test-kit/site/site';
import type { Deployable } from '@sabi/test-kit/site/site-settings';
import type autocannon from 'autocannon';
import pLimit from 'p-limit';
import { awaitPaid, buildPaymentWebhook, payForPro } from '../billing/billing-webhooks';
import { withComment } from '../cv-reading/with-comment';
import { type Account, newNetwork, signInBody, signInPath } from './accounts';

/** One kind of request of the site's visitors. */
export interface Step {
  readonly name: string;
  /** The deployable under test, with one, two and four replicas. */
  readonly deployable: Deployable;
  readonly connections: number;
  /** Number of requests; by default as many as fit into the time. */
  readonly amount?: number;
  /** Reads data of accounts, so that their number may matter. */
  readonly looksUpAccount?: true;
  /** Fills the queue of svc-ai, which starts once it is full. */
  readonly fillsQueue?: true;
  prepare(): Promise<() => autocannon.Request>;
  /** Waits for work after the responses; its processor time counts as well. */
  settle?(): Promise<void>;
}

const uploads = 60;
const payments = 200;

/** Enough accounts for each measurement of payments to have its own. */
export const countAccounts = (rounds: number): number => payments * rounds;
const json = { 'content-type': 'application/json' };

/**
 * Pages, sign-ins, uploads, searches and webhooks, each through the gateway.
 * @param accounts take turns; an entry that is replaced is used from the next request on
 */
export async function createSteps(site: Site, accounts: readonly Account[]): Promise<readonly Step[]> {
  const prepareTurns = createTurns(accounts);
  return [
    ...createPageSteps(prepareTurns),
    ...createAccountSteps(prepareTurns),
    createPaymentStep(site, accounts),
    createUploadStep(await readFile(findCv()), prepareTurns),
  ];
}

type BuildRequest = (account: Account, turn: number) => autocannon.Request;
type PrepareTurns = (build: BuildRequest) => Step['prepare'];

function createTurns(accounts: readonly Account[]): PrepareTurns {
  return (build) => {
    let turn = 0;
    return async () => () => {
      const account = accounts[turn++ % accounts.length];
      if (!account) throw new Error('Nobody has an account');
      const request = build(account, turn);
      return { ...request, headers: { ...newNetwork(), ...request.headers } };
    };
  };
}

function createPageSteps(prepareTurns: PrepareTurns): Step[] {
  return [
    {
      name: 'gateway: catalogue',
      deployable: 'gateway',
      connections: 32,
      prepare: prepareTurns(() => ({ path: '/api/billing/v1/catalogue' })),
    },
    {
      name: 'page, rendered anew',
      deployable: 'shell',
      connections: 8,
      prepare: prepareTurns((_, turn) => ({ path: `/?bench=${turn}` })),
    },
    {
      name: 'search of the blog',
      deployable: 'shell',
      connections: 8,
      prepare: prepareTurns((_, turn) => ({ path: `/blog?q=industry&bench=${turn}` })),
    },
  ];
}

function createAccountSteps(prepareTurns: PrepareTurns): Step[] {
  return [
    {
      name: 'profile, read',
      looksUpAccount: true,
      deployable: 'svc-profile',
      connections: 16,
      prepare: prepareTurns(({ headers }) => ({ path: '/api/profile/v1/profile', headers })),
    },
    {
      name: 'sign-in',
      looksUpAccount: true,
      deployable: 'svc-identity',
      connections: 8,
      prepare: prepareTurns((account) => ({
        method: 'POST',
        path: signInPath,
        headers: json,
        body: signInBody(account),
      })),
    },
  ];
}

function createPaymentStep(site: Site, accounts: readonly Account[]): Step {
  let buyers = 0;
  return {
    name: 'webhook of a payment',
    deployable: 'svc-billing',
    connections: 16,
    amount: payments,
    prepare: async () => {
      const some = accounts.slice(buyers, (buyers += payments));
      const bodies = await pLimit(4).map(some, async ({ headers }) =>
        buildPaymentWebhook(await payForPro(site.url, { ...newNetwork(), ...headers })),
      );
      return () => ({
        method: 'POST',
        path: '/webhooks/xendit',
        headers: { ...json, 'x-callback-token': site.callbackToken },
        body: bodies.pop() ?? '{}',
      });
    },
    settle: async () => void (await awaitPaid(buyers, site.databaseOf('svc-billing'))),
  };
}

function createUploadStep(cv: Buffer, prepareTurns: PrepareTurns): Step {
  return {
    name: 'upload of a CV',
    fillsQueue: true,
    deployable: 'svc-profile',
    connections: 8,
    amount: uploads,
    prepare: prepareTurns(({ userId, headers }, turn) => ({
      method: 'POST',
      path: `/storage/v1/object/profile-assets/${userId}/cv_${Date.now() + turn}.docx`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      body: withComment(cv, '.docx'),
    })),
  };
}

function findCv(): string {
  const cv = cvFixtures().find(({ format }) => format === 'docx');
  if (!cv) throw new Error('There is no CV as docx');
  return cv.path;
}
