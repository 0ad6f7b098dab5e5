import { readFile } from 'node:fs/promises';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import type { Site } from '@sabi/test-kit/site/site';
import type { Deployable } from '@sabi/test-kit/site/site-settings';
import type autocannon from 'autocannon';
import pLimit from 'p-limit';
import { awaitPaid, payForPro, buildPaymentWebhook } from '../billing-webhooks';
import { withComment } from '../with-comment';
import { type Account, newNetwork, signInBody, signInPath } from './accounts';

/** What is asked of the site as its visitors ask it. */
export interface Step {
  readonly name: string;
  /** Who does most of the work, and is there once, twice, four times. */
  readonly deployable: Deployable;
  readonly connections: number;
  /** Requests in all; without it, as many as fit into the time. */
  readonly amount?: number;
  /** Looks up data that every account has: more of them may cost it time. */
  readonly looksUpAccount?: true;
  /** Fills the queue of svc-ai, whose replicas are as many then and begin when it is full. */
  readonly fillsQueue?: true;
  /** Called before each measurement. */
  prepare(): Promise<() => autocannon.Request>;
  /** Waits for what goes on after the answers: its processor time counts as well. */
  settle?(): Promise<void>;
}

const uploads = 60;
const payments = 200;

/** So many that every measurement of a payment has accounts of its own. */
export const countAccounts = (rounds: number): number => payments * rounds;
const json = { 'content-type': 'application/json' };

/**
 * Pages rendered anew, sign-ins, uploads, searches and webhooks, each through the gateway.
 * @param accounts who asks, in turn; whoever is put into their place asks next
 */
export async function createSteps(site: Site, accounts: readonly Account[]): Promise<readonly Step[]> {
  let buyers = 0;
  const cv = await readFile(findCv());
  const eachInTurn = (build: (account: Account, turn: number) => autocannon.Request) => {
    let turn = 0;
    return async () => () => {
      const account = accounts[turn++ % accounts.length];
      if (!account) throw new Error('Nobody has an account');
      const request = build(account, turn);
      return { ...request, headers: { ...newNetwork(), ...request.headers } };
    };
  };
  return [
    {
      name: 'gateway: catalogue',
      deployable: 'gateway',
      connections: 32,
      prepare: eachInTurn(() => ({ path: '/api/billing/v1/catalogue' })),
    },
    {
      name: 'page, rendered anew',
      deployable: 'shell',
      connections: 8,
      prepare: eachInTurn((_, turn) => ({ path: `/?bench=${turn}` })),
    },
    {
      name: 'search of the blog',
      deployable: 'shell',
      connections: 8,
      prepare: eachInTurn((_, turn) => ({ path: `/blog?q=industry&bench=${turn}` })),
    },
    {
      name: 'profile, read',
      looksUpAccount: true,
      deployable: 'svc-profile',
      connections: 16,
      prepare: eachInTurn(({ headers }) => ({ path: '/api/profile/v1/profile', headers })),
    },
    {
      name: 'sign-in',
      looksUpAccount: true,
      deployable: 'svc-identity',
      connections: 8,
      prepare: eachInTurn((account) => ({
        method: 'POST',
        path: signInPath,
        headers: json,
        body: signInBody(account),
      })),
    },
    {
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
    },
    {
      name: 'upload of a CV',
      fillsQueue: true,
      deployable: 'svc-profile',
      connections: 8,
      amount: uploads,
      prepare: eachInTurn(({ userId, headers }, turn) => ({
        method: 'POST',
        path: `/storage/v1/object/profile-assets/${userId}/cv_${Date.now() + turn}.docx`,
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        body: withComment(cv, '.docx'),
      })),
    },
  ];
}

function findCv(): string {
  const cv = cvFixtures().find(({ format }) => format === 'docx');
  if (!cv) throw new Error('There is no CV as docx');
  return cv.path;
}
