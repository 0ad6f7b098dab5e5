import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { priceOf } from '@sabi/svc-billing/catalogue';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import type { Site } from '@sabi/test-kit/site/site';
import type { Visit } from './load';
import { password, SiteUser } from './site-user';

/** Enough accounts for their quotas to last half an hour; prime, so that each makes every kind of visit. */
const accountCount = 13;
/** Number of the visitors' networks. */
const networks = 250;

/** Acknowledged writes that must survive any restart, by service. */
export interface Ledger {
  /** E-mail addresses of accounts. */
  readonly 'svc-identity': string[];
  /** Ids of skills. */
  readonly 'svc-profile': string[];
  /** Ids of conversations. */
  readonly 'svc-ai': string[];
  /** Ids of webhooks. */
  readonly 'svc-billing': string[];
}

/** Visits of every kind, in realistic shares, with a ledger of acknowledged writes. */
export class SiteVisitors {
  readonly ledger: Ledger = { 'svc-identity': [], 'svc-profile': [], 'svc-ai': [], 'svc-billing': [] };
  #visits = 0;

  private constructor(
    private readonly site: Site,
    private readonly accounts: readonly SiteUser[],
    private readonly cv: Buffer,
  ) {}

  static async create(site: Site): Promise<SiteVisitors> {
    const accounts: SiteUser[] = [];
    for (let index = 0; index < accountCount; index += 1)
      accounts.push(await SiteUser.signUp(site, `203.0.113.${index}`));
    const cv = cvFixtures().find(({ format }) => format === 'docx');
    if (!cv) throw new Error('There is no CV as docx');
    return new SiteVisitors(site, accounts, await readFile(cv.path));
  }

  /** The next visit, from its own network. */
  next = (): Visit => {
    const turn = this.#visits++;
    const kinds = turn % 250 === 125 ? [this.#upload] : this.#kinds;
    const kind = kinds[turn % kinds.length] ?? this.#kinds[0];
    const account = this.accounts[turn % this.accounts.length];
    if (!account) throw new Error('Nobody has an account');
    const visit = kind(account);
    const network = (turn + Math.floor(turn / networks)) % networks; // each account gets every kind in time
    return { ...visit, headers: { 'X-Forwarded-For': `198.51.100.${network}`, ...visit.headers } };
  };

  readonly #upload = ({ userId, headers }: SiteUser): Visit => ({
    area: 'svc-profile',
    method: 'POST',
    path: `/storage/v1/object/profile-assets/${userId}/cv_${Date.now()}.docx`,
    headers: { ...headers, 'Content-Type': 'application/octet-stream' },
    body: this.cv,
  });

  readonly #read =
    (area: string, path: string) =>
    ({ headers }: SiteUser): Visit => ({ area, path, headers });

  readonly #addSkill = ({ headers }: SiteUser): Visit => {
    const id = randomUUID();
    return {
      area: 'svc-profile',
      method: 'POST',
      path: '/api/profile/v1/skills',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ id, skill_name: `Skill ${id}`, proficiency_level: null }),
      acknowledged: () => this.ledger['svc-profile'].push(id),
    };
  };

  readonly #signUp = (): Visit => {
    const email = `${randomUUID()}@mail.example`;
    return {
      area: 'svc-identity',
      method: 'POST',
      path: '/auth/v1/signup',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
      acknowledged: () => this.ledger['svc-identity'].push(email),
    };
  };

  readonly #consult = ({ headers }: SiteUser): Visit => {
    const id = randomUUID();
    return {
      area: 'svc-ai',
      method: 'POST',
      path: '/functions/v1/ai-consultant',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ message: 'How do I write a CV?', conversation_id: id }),
      acknowledged: () => this.ledger['svc-ai'].push(id),
    };
  };

  readonly #sendPaymentWebhook = (): Visit => {
    const id = `evt-${randomUUID()}`;
    return {
      area: 'svc-billing',
      method: 'POST',
      path: '/webhooks/xendit',
      headers: { 'Content-Type': 'application/json', 'x-callback-token': this.site.callbackToken },
      body: JSON.stringify({
        id,
        external_id: randomUUID(),
        status: 'PAID',
        amount: priceOf('pro'),
        currency: 'IDR',
      }),
      acknowledged: () => this.ledger['svc-billing'].push(id),
    };
  };

  /** Visits of one second. */
  readonly #kinds = shuffle([
    ...times(5, this.#read('shell', '/')),
    ...times(2, this.#read('shell', '/blog')),
    ...times(2, this.#read('shell', '/id')),
    ...times(6, this.#read('gateway', '/remotes.json')),
    ...times(4, this.#read('svc-identity', '/auth/v1/settings')),
    ...times(5, this.#read('svc-identity', '/auth/v1/user')),
    ...times(1, this.#signUp),
    ...times(7, this.#read('svc-profile', '/api/profile/v1/profile')),
    ...times(1, this.#addSkill),
    ...times(4, this.#read('svc-ai', '/api/ai/v1/conversations')),
    ...times(3, this.#read('svc-ai', '/api/ai/v1/allowance')),
    ...times(1, this.#consult),
    ...times(4, this.#read('svc-billing', '/api/billing/v1/catalogue')),
    ...times(4, this.#read('svc-billing', '/api/billing/v1/plan')),
    ...times(1, this.#sendPaymentWebhook),
  ]);
}

const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

/** A fixed order without long runs of one kind. */
function shuffle<Value>(values: readonly Value[]): readonly [Value, ...Value[]] {
  const step = 17;
  const [first, ...others] = values.map((_, index) => values[(index * step) % values.length] as Value);
  return [first as Value, ...others];
}
