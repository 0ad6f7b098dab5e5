import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { eventually } from '@sabi/test-kit/eventually';
import type { Site } from '@sabi/test-kit/site/site';
import { assertStatus, Employer } from './employer';
import { type SearchEngine, startSearchEngine } from './search-engine';
import { TcpGate } from './tcp-gate';

/** Title with a word that no other job has. */
export const newTitle = () => `Operator ${newWord()}`;
export const newWord = () => `kata${randomUUID().replaceAll(/[^a-f]/g, '')}`;

/** The site's job board with a real search engine, and the broker through a gate. */
export class JobBoard {
  private constructor(
    readonly site: Site,
    /** undefined where Java or Maven is missing. */
    readonly engine: SearchEngine | undefined,
    readonly broker: TcpGate,
    readonly employer: Employer,
  ) {}

  static async open(site: Site): Promise<JobBoard> {
    const [engine, broker] = await Promise.all([startSearchEngine(), TcpGate.start(site.rabbit.url)]);
    const employer = await Employer.approve(site, '203.0.113.201');
    const board = new JobBoard(site, engine, broker, employer);
    await site.replicas['svc-hiring'].kill();
    await board.startService();
    const name = `PT Papan ${newWord()}`;
    await eventually(async () => assertStatus(await employer.openCompany(name), 201));
    return board;
  }

  async startService(): Promise<void> {
    await this.site.replicas['svc-hiring'].add({
      AMQP_URL: this.broker.url,
      ...(this.engine && { OPENSEARCH_URL: this.engine.node.url }),
    });
  }

  killService(): Promise<void> {
    return this.site.replicas['svc-hiring'].kill();
  }

  get db() {
    return this.site.databaseOf('svc-hiring');
  }

  /** A visitor's request. */
  get(path: string): Promise<Response> {
    return fetch(new URL(path, this.site.url), { headers: { 'X-Forwarded-For': '203.0.113.202' } });
  }

  search(title: string): Promise<Response> {
    const [, word = ''] = title.split(' ');
    return this.get(`/api/hiring/v1/jobs?${new URLSearchParams({ q: word })}`);
  }

  /** Waits until the search finds these jobs, each by its title, and not those. */
  async untilFound(found: readonly string[], notFound: readonly string[] = []): Promise<void> {
    const wanted = [
      ...found.map((title) => [title, 1] as const),
      ...notFound.map((title) => [title, 0] as const),
    ];
    await eventually(async () => {
      for (const [title, total] of wanted) {
        const response = await this.search(title);
        expect(response.status).toBe(200);
        expect(await response.json(), title).toMatchObject({ total });
      }
    });
  }

  /** Waits until every message is sent. */
  async untilSent(): Promise<void> {
    await eventually(async () => expect(await this.db.collection('outbox').countDocuments()).toBe(0));
  }

  /** Gives the site its usual svc-hiring back. */
  async close(): Promise<void> {
    const replicas = this.site.replicas['svc-hiring'];
    if (replicas.count > 0) await replicas.kill();
    await replicas.add();
    await this.broker.close();
    await this.engine?.stop();
  }
}

/** Each company has its owner; the state of each job agrees with its lines of changes and its audit lines. */
export async function expectWhole({ db }: JobBoard): Promise<number> {
  const companies = await db.collection<{ _id: string }>('companies').find().toArray();
  for (const { _id: company_id } of companies)
    expect(await db.collection('members').countDocuments({ company_id, role: 'owner' })).toBe(1);
  const jobs = await db
    .collection<{ _id: string; state: string; frozen_at: Date | null }>('jobs')
    .find()
    .toArray();
  for (const { _id: job_id, state, frozen_at: frozenAt } of jobs) {
    const count = (collection: string, filter: object) => db.collection(collection).countDocuments(filter);
    const written = {
      published: await count('job_changes', { job_id, kind: 'published' }),
      frozen: await count('job_changes', { job_id, kind: 'frozen' }),
      publishedInAudit: await count('audit_log', { 'subject.id': job_id, action: 'job.published' }),
      frozenInAudit: await count('audit_entries', { 'subject.id': job_id, action: 'job.frozen' }),
    };
    const [published, frozen] = [state === 'published' ? 1 : 0, frozenAt ? 1 : 0];
    const expected = { published, frozen, publishedInAudit: published, frozenInAudit: frozen };
    expect(written, job_id).toEqual(expected);
  }
  return jobs.length;
}
