import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@sabi/test-kit/eventually';
import type { Site } from '@sabi/test-kit/site/site';
import { AuthenticatorApp } from '../support/authenticator-app';
import { expectInTime, isFull, recordFigure } from '../support/measured-figures';
import { password } from '../support/site-user';
import { expect, test } from '../support/site-test';

/** Two show that it reaches those that have not been asked to end it; each more is a process for each service. */
const replicas = isFull ? 3 : 2;
const mostMs = 5000;
const rounds = isFull ? 6 : 1;
const brokerAwayMs = isFull ? 60_000 : 0;

/** A private resource of each service. */
const ownPages = {
  'svc-profile': '/api/profile/v1/profile',
  'svc-ai': '/api/ai/v1/conversations',
  'svc-billing': '/api/billing/v1/payments',
} as const;
type Deployable = keyof typeof ownPages;
const deployables = Object.keys(ownPages) as Deployable[];

interface Session {
  readonly access_token: string;
  readonly user: { readonly id: string };
}
interface Devices {
  readonly first: Session;
  readonly second: Session;
}
type End = (devices: Devices, identity: Identity) => Promise<unknown>;

/** svc-identity without the gateway and its limits. */
class Identity {
  /** Network of its requests; each account has its own, so that limits by network do not apply. */
  #network = '';

  constructor(private readonly site: Site) {}

  async ask<Answer>(method: string, path: string, body?: object, token?: string): Promise<Answer> {
    const response = await fetch(`${this.site.replicas['svc-identity'].first.url}/auth/v1${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
        'X-Forwarded-For': this.#network,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${text}`);
    return (text === '' ? {} : JSON.parse(text)) as Answer;
  }

  async createDevices(): Promise<Devices> {
    const email = `${randomUUID()}@mail.example`;
    this.#network = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
    const first = await this.ask<Session>('POST', '/signup', {
      email,
      password,
      data: { user_type: 'talent' },
    });
    const second = await this.ask<Session>('POST', '/token?grant_type=password', { email, password });
    return { first, second };
  }

  async askAsAdmin(method: string, path: string, body?: object): Promise<void> {
    await this.ask(method, `/admin${path}`, body, await this.site.serviceToken());
  }
}

const sessionOf = ({ access_token: token }: Session): string => {
  const [, claims = ''] = token.split('.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { session_id: string }).session_id;
};
const newPassword = { password: 'b4#tNwe!jendela', current_password: password };

/** Ways to end the second device's session. */
const causes: Readonly<Record<string, End>> = {
  'one session': ({ first, second }, identity) =>
    identity.ask('DELETE', `/sessions/${sessionOf(second)}`, undefined, first.access_token),
  'all others': ({ first }, identity) => identity.ask('POST', '/logout?scope=others', {}, first.access_token),
  all: ({ first }, identity) => identity.ask('POST', '/logout', {}, first.access_token),
  ban: ({ second }, identity) =>
    identity.askAsAdmin('PUT', `/users/${second.user.id}`, { ban_duration: '24h' }),
  'new password': ({ first }, identity) => identity.ask('PUT', '/user', newPassword, first.access_token),
  'new second factor': async ({ first }, identity) => {
    const factor = { factor_type: 'totp', friendly_name: 'phone' };
    const { id, totp } = await identity.ask<{ id: string; totp: { secret: string } }>(
      'POST',
      '/factors',
      factor,
      first.access_token,
    );
    const challenge = await identity.ask<{ id: string }>(
      'POST',
      `/factors/${id}/challenge`,
      {},
      first.access_token,
    );
    const answer = { challenge_id: challenge.id, code: new AuthenticatorApp(totp.secret).showCode() };
    await identity.ask('POST', `/factors/${id}/verify`, answer, first.access_token);
  },
  deletion: ({ second }, identity) => identity.askAsAdmin('DELETE', `/users/${second.user.id}`),
};

test(`R44 S30 without a broker the end of a session reaches ${replicas} replicas of each service within ${mostMs / 1000} s`, async ({
  site,
}) => {
  test.setTimeout(300_000 + rounds * 120_000);
  for (const name of deployables)
    while (site.replicas[name].count < replicas) await site.replicas[name].add();
  const identity = new Identity(site);
  const everywhere = deployables.flatMap((name) =>
    site.replicas[name].processes.map(({ url }) => `${url}${ownPages[name]}`),
  );
  expect(everywhere).toHaveLength(deployables.length * replicas);
  const statusesOf = ({ access_token: token }: Session) =>
    Promise.all(
      everywhere.map(async (address) => {
        const response = await fetch(address, { headers: { Authorization: `Bearer ${token}` } });
        await response.text();
        return response.status;
      }),
    );
  const all = (status: number) => everywhere.map(() => status);

  await site.rabbit.kill();
  await delay(brokerAwayMs);
  const slowest = new Map<string, number>();
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [cause, end] of Object.entries(causes)) {
        const devices = await identity.createDevices();
        expect(await statusesOf(devices.second)).toEqual(all(200));
        await end(devices, identity);
        const endedAt = performance.now();
        await eventually(async () => expect(await statusesOf(devices.second)).toEqual(all(401)), 60_000, 20);
        slowest.set(cause, Math.max(slowest.get(cause) ?? 0, performance.now() - endedAt));
      }
    }
  } finally {
    await site.rabbit.restart();
  }
  const figures = [...slowest].map(([cause, ms]) => `${cause} ${(ms / 1000).toFixed(1)} s`);
  recordFigure(
    'R44',
    `until all ${everywhere.length} replicas refuse, without a broker: ${figures.join(', ')}`,
  );
  for (const [cause, ms] of slowest) expectInTime(ms, mostMs, cause);
});
