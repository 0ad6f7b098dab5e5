import { randomUUID } from 'node:crypto';
import type { Job } from '@sabi/contracts/http/hiring/jobs';
import type { Site } from '@sabi/test-kit/site/site';
import { buildPosting } from './build-posting';
import { SiteUser } from './site-user';

export interface Answer {
  readonly status: number;
  /** Whether it has Retry-After. */
  readonly saysWhen: boolean;
  readonly body: Record<string, unknown>;
}

/** An approved recruiter with a company, and the staff that freezes its jobs. */
export class Employer {
  readonly companyId = randomUUID();

  private constructor(
    private readonly site: Site,
    private readonly network: string,
    private readonly user: SiteUser,
  ) {}

  /** @param network address of its requests */
  static async approve(site: Site, network: string): Promise<Employer> {
    const user = await SiteUser.signUp(site, network);
    await site
      .databaseOf('svc-hiring')
      .collection<{ _id: string; at: Date }>('approved_recruiters')
      .insertOne({ _id: user.userId, at: new Date() });
    return new Employer(site, network, user);
  }

  get #path(): string {
    return `/api/hiring/v1/companies/${this.companyId}`;
  }

  /** Idempotent. */
  openCompany(name: string): Promise<Answer> {
    const company = { company_id: this.companyId, name, legal_name: name, nib: null, zone: 'Asia/Jakarta' };
    return this.#send('/api/hiring/v1/companies', company);
  }

  /** Idempotent. */
  draft(jobId: string, title: string): Promise<Answer> {
    return this.#send(`${this.#path}/jobs`, { job_id: jobId, posting: buildPosting(title) });
  }

  publishDraft(jobId: string): Promise<Answer> {
    return this.#send(`${this.#path}/jobs/${jobId}/publish`, { version: 1 });
  }

  /** @throws unless each step is accepted at once */
  async publish(title: string): Promise<Job> {
    const jobId = randomUUID();
    assertStatus(await this.draft(jobId, title), 201);
    const { body } = assertStatus(await this.publishDraft(jobId), 200);
    return body as unknown as Job;
  }

  /** Idempotent, by the staff. */
  async freeze(jobId: string): Promise<Answer> {
    const authorization = `Bearer ${await this.site.serviceToken()}`;
    const { url } = this.site.replicas['svc-hiring'].first;
    return post(
      new URL(`/api/hiring/v1/staff/jobs/${jobId}/freeze`, url),
      { reason: 'Fee' },
      { authorization },
    );
  }

  #send(path: string, body: object): Promise<Answer> {
    const headers = { ...this.user.headers, 'X-Forwarded-For': this.network };
    return post(new URL(path, this.site.url), body, headers);
  }
}

/** @throws for another status */
export function assertStatus(answer: Answer, status: number): Answer {
  if (answer.status !== status) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}

async function post(url: URL, body: object, headers: Readonly<Record<string, string>>): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    saysWhen: response.headers.has('retry-after'),
    body: (await response.json()) as Record<string, unknown>,
  };
}
