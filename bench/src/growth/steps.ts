import { readFile } from 'node:fs/promises';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import type { Site } from '@sabi/test-kit/site/site';
import type { Deployable } from '@sabi/test-kit/site/site-settings';
import type autocannon from 'autocannon';
import pLimit from 'p-limit';
import { tellOfPayment } from '../billing-webhooks';
import { withComment } from '../with-comment';
import { type Account, newNetwork, orderPro, signInBody, signUpMany } from './accounts';

/** What is asked of the site as its visitors ask it. */
export interface Step {
  readonly name: string;
  /** Who does most of the work, and is there once, twice, four times. */
  readonly deployable: Deployable;
  readonly connections: number;
  /** Requests in all; without it, as many as fit into the time. */
  readonly amount?: number;
  /** Called before each measurement. */
  prepare(): Promise<() => autocannon.Request>;
}

const uploads = 60;
const payments = 200;
const json = { 'content-type': 'application/json' };

/**
 * Pages rendered anew, sign-ins, uploads, searches and webhooks, each through the gateway.
 * @param rounds how often each step is measured: those that pay or upload do so with accounts of their own each time
 */
export async function createSteps(site: Site, rounds: number): Promise<readonly Step[]> {
  const accounts = await signUpMany(site.url, payments * rounds);
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
      deployable: 'svc-profile',
      connections: 16,
      prepare: eachInTurn(({ headers }) => ({ path: '/api/profile/v1/profile', headers })),
    },
    {
      name: 'sign-in',
      deployable: 'svc-identity',
      connections: 8,
      prepare: eachInTurn((account) => ({
        method: 'POST',
        path: '/auth/v1/token?grant_type=password',
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
        const bodies = await pLimit(4).map(some, async (account) =>
          tellOfPayment(await orderPro(site.url, account)),
        );
        return () => ({
          method: 'POST',
          path: '/webhooks/xendit',
          headers: { ...json, 'x-callback-token': site.callbackToken },
          body: bodies.pop() ?? '{}',
        });
      },
    },
    {
      name: 'upload of a CV',
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
