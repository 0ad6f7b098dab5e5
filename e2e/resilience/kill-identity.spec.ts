import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@sabi/test-kit/eventually';
import {
  type IdentityCluster,
  newEmail,
  readToken,
  refresh,
  signUp,
  verify,
} from '../support/identity-cluster';
import { isFull } from '../support/measured-figures';
import { expect, test } from '../support/identity-test';

const rounds = isFull ? 6 : 3;
const atOnce = 5;
/** So that some are answered while others are pending, however fast the machine is. */
const staggerMs = 60;

/** Acknowledged work of before the kill, all of which has to hold afterwards. */
interface Ledger {
  readonly signedUp: string[];
  readonly confirmed: string[];
  /** By chain: its client's newest refresh token. */
  readonly tokens: Map<number, string>;
}

test('R32 R34 R37 svc-identity killed in the middle of sign-ups, verifications and refreshes forgets nothing it has answered', async ({
  cluster,
}) => {
  test.setTimeout(180_000);
  const ledger: Ledger = { signedUp: [], confirmed: [], tokens: new Map() };
  for (let round = 0; round < rounds; round += 1) {
    await interrupt(cluster, ledger, round);
    await cluster.service.start();
    await expectKept(cluster, ledger);
  }
  expect(ledger.signedUp.length).toBeGreaterThan(rounds);
  await expectOneMailEach(cluster);
});

/** Starts work of all kinds, and sends `kill -9` in the middle. */
async function interrupt(cluster: IdentityCluster, ledger: Ledger, round: number): Promise<void> {
  const { service } = cluster;
  const answered = ledger.signedUp.length;
  const waiting = await Promise.all(Array.from({ length: atOnce }, () => signUpAndReadToken(cluster)));
  const working = [
    ...Array.from({ length: atOnce }, async (_, index) => {
      await delay(index * staggerMs);
      const email = newEmail();
      if ((await signUp(service, email)).status === 200) ledger.signedUp.push(email);
    }),
    ...waiting.map(async ({ email, token }, index) => {
      await delay(index * staggerMs);
      const { status, body } = await verify(service, token);
      if (status !== 200) return;
      ledger.confirmed.push(email);
      ledger.tokens.set(ledger.tokens.size, String(body['refresh_token']));
    }),
    ...[...ledger.tokens.keys()].map((chain) => refreshUntilDead(cluster, ledger, chain)),
  ];
  await eventually(() => expect(ledger.signedUp.length).toBeGreaterThanOrEqual(answered + 2), 20_000, 5);
  await delay(round * 10);
  await service.kill();
  await Promise.all(working);
}

async function signUpAndReadToken(cluster: IdentityCluster): Promise<{ email: string; token: string }> {
  const email = newEmail();
  const { status } = await signUp(cluster.service, email);
  if (status !== 200) throw new Error(`A sign-up before the kill answered ${status}`);
  return { email, token: await readToken(cluster, email) };
}

async function refreshUntilDead({ service }: IdentityCluster, ledger: Ledger, chain: number): Promise<void> {
  for (;;) {
    const { status, body } = await refresh(service, ledger.tokens.get(chain) ?? '');
    if (status !== 200) return;
    ledger.tokens.set(chain, String(body['refresh_token']));
  }
}

async function expectKept({ db, service }: IdentityCluster, ledger: Ledger): Promise<void> {
  const users = db.collection('users');
  expect(await users.countDocuments({ email: { $in: ledger.signedUp } })).toBe(ledger.signedUp.length);
  const confirmed = { email: { $in: ledger.confirmed }, email_confirmed_at: { $ne: null } };
  expect(await users.countDocuments(confirmed)).toBe(ledger.confirmed.length);
  // A client without a response retries with its current token.
  for (const [chain, token] of ledger.tokens) {
    const { status, body } = await refresh(service, token);
    expect(status, JSON.stringify(body)).toBe(200);
    ledger.tokens.set(chain, String(body['refresh_token']));
  }
}

/** Also for sign-ups without a response, as account and mail are written in one transaction. */
async function expectOneMailEach({ db, mailServer }: IdentityCluster): Promise<void> {
  const users = await db.collection('users').find().toArray();
  let repeated = 0;
  for (const { email } of users) {
    await eventually(() => expect(mailServer.mailsTo(String(email))).not.toHaveLength(0), 60_000);
    const ids = mailServer.mailsTo(String(email)).map(({ messageId }) => messageId);
    expect(new Set(ids).size, `${ids.length} mails that are not the same one`).toBe(1);
    repeated += ids.length - 1;
  }
  // Only mails in transit at the kill may be repeated, at most as many as were in transit.
  expect(repeated).toBeLessThanOrEqual(rounds * atOnce);
}
