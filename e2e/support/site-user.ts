import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { createDownloadLinkRoute } from '@sabi/contracts/http/profile/profile';
import { eventually } from '@sabi/test-kit/eventually';
import { type CvFixture, cvFixtures } from '@sabi/test-kit/fixtures';
import type { Site } from '@sabi/test-kit/site/site';
import { Xendit } from '@sabi/test-kit/xendit';
import { type Ask, readCv } from './own-profile';
import { planRequest } from './payment-requests';

export const password = 'k9#vQz!lantai';
/** A private resource of each service. */
const ownPages = [
  '/auth/v1/user',
  '/api/profile/v1/profile',
  '/api/ai/v1/conversations',
  '/api/billing/v1/plan',
];
const settleMs = 60_000;

interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
  /** Seconds. */
  readonly expires_in: number;
  readonly user: { readonly id: string };
}

/** An account whose requests equal those of the site's pages. */
export class SiteUser {
  private constructor(
    private readonly site: Site,
    private readonly network: string,
    private session: Session,
  ) {}

  /** @param network address of its requests */
  static async signUp(site: Site, network: string): Promise<SiteUser> {
    const email = `${randomUUID()}@mail.example`;
    const response = await fetch(`${site.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': network },
      body: JSON.stringify({ email, password, data: { full_name: 'Some Visitor', user_type: 'talent' } }),
    });
    if (!response.ok) throw new Error(`A sign-up was answered with ${response.status}`);
    return new SiteUser(site, network, (await response.json()) as Session);
  }

  get userId(): string {
    return this.session.user.id;
  }

  get headers(): { readonly Authorization: string } {
    return { Authorization: `Bearer ${this.session.access_token}` };
  }

  /** Lifetime and expiry of its token, both in seconds. */
  get token(): { readonly lifetime: number; readonly endsAt: number } {
    const [, claims = ''] = this.session.access_token.split('.');
    const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number };
    return { lifetime: this.session.expires_in, endsAt: exp };
  }

  async expectIn(): Promise<void> {
    for (const path of ownPages) await this.ask(path);
  }

  async refresh(): Promise<void> {
    const body = { refresh_token: this.session.refresh_token };
    this.session = await this.#post<Session>('/auth/v1/token?grant_type=refresh_token', body);
  }

  /** Waits until the CV is parsed, then downloads the file by a link. */
  async bringCv(cv: CvFixture | undefined = cvFixtures()[0]): Promise<void> {
    if (!cv) throw new Error('There is no CV');
    const content = await readFile(cv.path);
    const id = await readCv(this.ask, this.userId, { format: cv.format, content }, settleMs);
    const link = await this.#post(`/api/profile/v1/resumes/${id}/download-link`, {});
    const { url } = createDownloadLinkRoute.responses[201].parse(link);
    const file = await (await this.ask(url)).arrayBuffer();
    expect(Buffer.from(file).equals(content), 'the file is the one uploaded').toBe(true);
  }

  /** Waits until the plan is active. */
  async buyPro(): Promise<void> {
    const { invoice_url: page } = await this.#post<{ invoice_url: string }>(
      '/functions/v1/xendit-payment',
      planRequest('pro'),
    );
    const { xendit, id } = Xendit.ofPage(page);
    await xendit.sendWebhooksTo(`${this.site.url}/webhooks/xendit`);
    await xendit.pay(id);
    await eventually(
      async () => {
        const plan = await (await this.ask('/api/billing/v1/plan')).json();
        expect(plan).toMatchObject({ plan_type: 'pro' });
      },
      settleMs,
      200,
    );
  }

  async #post<Answer = unknown>(path: string, body: object): Promise<Answer> {
    const headers = { 'Content-Type': 'application/json' };
    const response = await this.ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as Answer;
  }

  readonly ask: Ask = async (path, init = {}) => {
    const headers = { ...init.headers, ...this.headers, 'X-Forwarded-For': this.network };
    const response = await fetch(new URL(path, this.site.url), { ...init, headers });
    if (!response.ok)
      throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
    return response;
  };
}
