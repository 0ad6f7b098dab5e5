import { randomUUID } from 'node:crypto';
import type { Operation } from '@sabi/test-kit/openapi/operations';
import { buildExample } from '@sabi/test-kit/openapi/schema-example';
import { newAutomation } from './automations';
import { type Account, newNib, posting, type TestService } from './harness';
import type { TenantWorld } from './tenant-world';

/** State of the job that each route requires; defaults to `draft`. */
const jobStates: Readonly<Record<string, 'in_approval' | 'published'>> = {
  approve: 'in_approval',
  pause: 'published',
  confirm: 'published',
  applications: 'published',
  board: 'published',
  changes: 'published',
  'dry-run': 'published',
  run: 'published',
};

/** Version of a job by state. */
const versions = { draft: 1, in_approval: 2, published: 2 } as const;

export const jobStateFor = ({ path }: Pick<Operation, 'path'>) =>
  jobStates[path.split('/').at(-1) ?? ''] ?? 'draft';

/** A valid body for the job of a world that is in the state which the route requires. */
export function buildBody(
  { path, jsonBody }: Operation,
  { token, ids }: Pick<TenantWorld, 'token' | 'ids'>,
): object | undefined {
  if (!jsonBody) return undefined;
  if (path.endsWith('/applications/moves')) return { ids: [ids['applicationId']], stage: 'interview' };
  if (path.endsWith('/automations') || path.endsWith('/dry-run'))
    return { automation_id: randomUUID(), ...newAutomation() };
  if (path.endsWith('{automationId}')) return { version: 1, ...newAutomation() };
  if (path.endsWith('/stages')) return { stage: 'review', limit: 5 };
  const example = buildExample(jsonBody) as Record<string, unknown>;
  const isChangeOfCompany = 'domains' in example;
  const valid: Readonly<Record<string, unknown>> = {
    posting,
    token,
    nib: newNib(),
    version: isChangeOfCompany || 'evidence' in example ? 2 : versions[jobStateFor({ path })],
    email: 'candidate@mail.example',
    role: 'recruiter',
    application_id: ids['applicationId'],
  };
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, Object.hasOwn(valid, name) ? valid[name] : value]),
  );
}

export interface Answer {
  readonly status: number;
  /** Body and headers. */
  readonly text: string;
}

export async function send(
  { call }: TestService,
  { method }: Operation,
  { path, account, body }: { path: string; account: Account; body: object | undefined },
): Promise<Answer> {
  const answer = await call(method as 'get', path, account, body);
  const { status, headers } = answer;
  // A file has no text.
  const content = Buffer.isBuffer(answer.body) ? answer.body.toString() : answer.text;
  return { status, text: `${content}${JSON.stringify(headers)}` };
}

export const findCanaries = ({ text }: Answer, worlds: readonly TenantWorld[], what: string): string[] =>
  worlds.filter(({ canary }) => text.includes(canary)).map(() => `${what} shows data of another company`);
