import { fillPath, listOperations, nameOfOperation, type Operation } from '@sabi/test-kit/openapi/operations';
import { buildExample } from '@sabi/test-kit/openapi/schema-example';
import { type Account, base, posting, type TestService } from './harness';
import { resolveOpenApi } from './resolved-openapi';
import { companyRoot, createTenantWorld, dumpWorld, type TenantWorld } from './tenant-world';

/** State of the job that each route requires; defaults to `draft`. */
const jobStates: Readonly<Record<string, 'in_approval' | 'published'>> = {
  approve: 'in_approval',
  pause: 'published',
  confirm: 'published',
};

/** Version of a job by state. */
const versions = { draft: 1, in_approval: 2, published: 2 } as const;

export const jobStateFor = ({ path }: Operation) => jobStates[path.split('/').at(-1) ?? ''] ?? 'draft';

const operations = listOperations(resolveOpenApi()).filter(({ path }) => !path.startsWith(`${base}/staff`));
export const companyOperations = operations.filter(({ path }) => path.startsWith(companyRoot));
const otherOperations = operations.filter(({ path }) => !path.startsWith(companyRoot));

/** Routes for callers who are not members yet. */
const isAccepting = ({ path }: Operation) => path.endsWith('/invitations/accept');

interface Caller {
  readonly name: string;
  readonly account: Account;
}

/**
 * Calls every company route with ids of another company, in every role, and as accounts without a company or
 * with a pending approval.
 * @returns faults: texts of the other company, calls not refused, routes without data of their own
 */
export async function findLeaks(service: TestService): Promise<string[]> {
  const other = await createTenantWorld(service);
  const before = await dumpWorld(service, other);
  const strangers: Caller[] = [
    { name: 'outsider', account: await service.account(null) },
    { name: 'pending recruiter', account: await service.account('pending') },
  ];
  const found: string[] = [];
  for (const operation of companyOperations)
    found.push(...(await tryOperation(service, operation, { other, strangers })));
  for (const operation of otherOperations)
    for (const { account } of strangers) {
      const path = fillPath(operation.path, () => String(other.publicNo));
      const answer = await send(service, operation, { path, account, body: undefined });
      found.push(...findCanaries(answer, [other], nameOfOperation(operation)));
    }
  if ((await dumpWorld(service, other)) !== before) found.push('data of the other company has changed');
  return found;
}

async function tryOperation(
  service: TestService,
  operation: Operation,
  { other, strangers }: { other: TenantWorld; strangers: readonly Caller[] },
): Promise<string[]> {
  const state = jobStateFor(operation);
  const own = await createTenantWorld(service, state);
  const callers = Object.entries(own.members).map(([name, account]) => ({ name, account }));
  const body = buildBody(operation, own, versions[state]);
  const found: string[] = [];
  for (const ids of replaceIds(operation, own, other))
    for (const { name, account } of [...callers, ...strangers]) {
      const path = fillPath(operation.path, (parameter) => ids.values[parameter] ?? '');
      const answer = await send(service, operation, { path, account, body });
      const what = `${nameOfOperation(operation)} with ${ids.replaced} as ${name}`;
      found.push(...findCanaries(answer, [other], what));
      if (![403, 404].includes(answer.status)) found.push(`${what}: ${answer.status}`);
    }
  for (const { name, account } of strangers) {
    const path = fillPath(operation.path, (parameter) => own.ids[parameter] ?? '');
    const answer = await send(service, operation, { path, account, body });
    const what = `${nameOfOperation(operation)} as ${name}`;
    found.push(...findCanaries(answer, [own, other], what));
    if (![403, 404].includes(answer.status)) found.push(`${what}: ${answer.status}`);
  }
  return [...found, ...(await tryOwnData(service, operation, { own, body }))];
}

/** Calls a company's route with its own ids. @returns the status */
export async function callOwn(
  service: TestService,
  operation: Operation,
  { own, account }: { own: TenantWorld; account: Account },
): Promise<number> {
  const path = fillPath(operation.path, (parameter) => own.ids[parameter] ?? '');
  const body = buildBody(operation, own, versions[jobStateFor(operation)]);
  return (await send(service, operation, { path, account, body })).status;
}

/** Routes that find nothing of their own company would pass the checks above. */
async function tryOwnData(
  service: TestService,
  operation: Operation,
  { own, body }: { own: TenantWorld; body: object | undefined },
): Promise<string[]> {
  const path = fillPath(operation.path, (parameter) => own.ids[parameter] ?? '');
  const account = isAccepting(operation) ? own.invited : own.members.owner;
  const answer = await send(service, operation, { path, account, body });
  const name = nameOfOperation(operation);
  if (answer.status >= 300) return [`${name} has no data: ${answer.status} ${answer.text}`];
  const isShowing = operation.method !== 'get' || answer.text.includes(own.canary);
  return isShowing ? [] : [`${name} shows nothing of its own company`];
}

/** Each id alone, then all. */
function replaceIds({ pathParameters }: Operation, own: TenantWorld, other: TenantWorld) {
  const single = pathParameters.map((name) => ({
    replaced: name,
    values: { ...own.ids, [name]: other.ids[name] },
  }));
  return pathParameters.length > 1 ? [...single, { replaced: 'every id', values: other.ids }] : single;
}

function buildBody({ jsonBody }: Operation, own: TenantWorld, version: number): object | undefined {
  if (!jsonBody) return undefined;
  const example = buildExample(jsonBody) as Record<string, unknown>;
  const isChangeOfCompany = 'domains' in example;
  const valid: Readonly<Record<string, unknown>> = {
    posting,
    token: own.token,
    nib: String(Math.floor(1e12 + Math.random() * 8e12)),
    version: isChangeOfCompany || 'evidence' in example ? 2 : version,
    email: 'candidate@mail.example',
    role: 'recruiter',
  };
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, Object.hasOwn(valid, name) ? valid[name] : value]),
  );
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

async function send(
  { call }: TestService,
  { method }: Operation,
  { path, account, body }: { path: string; account: Account; body: object | undefined },
): Promise<Answer> {
  const { status, text, headers } = await call(method as 'get', path, account, body);
  return { status, text: `${text}${JSON.stringify(headers)}` };
}

const findCanaries = ({ text }: Answer, worlds: readonly TenantWorld[], what: string): string[] =>
  worlds.filter(({ canary }) => text.includes(canary)).map(() => `${what} shows data of another company`);
