import { fillPath, listOperations, nameOfOperation, type Operation } from '@sabi/test-kit/openapi/operations';
import { type Answer, buildBody, findCanaries, send } from './call-operation';
import { listForeignRequests } from './foreign-ids';
import { type Account, base, type TestService } from './harness';
import { resolveOpenApi } from './resolved-openapi';
import { companyRoot, createTenantWorld, dumpWorld, type TenantWorld } from './tenant-world';
import { createWorlds } from './worlds';

const operations = listOperations(resolveOpenApi()).filter(({ path }) => !path.startsWith(`${base}/staff`));
export const companyOperations = operations.filter(({ path }) => path.startsWith(companyRoot));
const otherOperations = operations.filter(({ path }) => !path.startsWith(companyRoot));

/** Routes for callers who are not members yet. */
const isAccepting = ({ path }: Operation) => path.endsWith('/invitations/accept');

/** The same for every company. */
const hasNoData = ({ path }: Operation) => path.endsWith('/reasons');

interface Caller {
  readonly name: string;
  readonly account: Account;
}

/**
 * Calls every company route with ids of another company in path, body and query, in every role, and as accounts
 * without a company or with a pending approval.
 * @param names only operations so named, such as `GET /jobs`
 * @returns faults: texts of the other company, calls not refused, routes without data of their own
 */
export async function findLeaks(service: TestService, names?: readonly string[]): Promise<string[]> {
  const isCalled = (operation: Operation) => names?.includes(nameOfOperation(operation)) ?? true;
  const worldFor = createWorlds(service);
  const other = await createTenantWorld(service);
  const before = await dumpWorld(service, other);
  const strangers: Caller[] = [
    { name: 'outsider', account: await service.account(null) },
    { name: 'pending recruiter', account: await service.account('pending') },
  ];
  const found: string[] = [];
  for (const operation of companyOperations.filter(isCalled))
    found.push(
      ...(await tryOperation(service, operation, { own: await worldFor(operation), other, strangers })),
    );
  for (const operation of otherOperations.filter(isCalled))
    found.push(...(await tryOtherOperation(service, operation, { other, strangers })));
  if ((await dumpWorld(service, other)) !== before) found.push('data of the other company has changed');
  return found;
}

async function tryOperation(
  service: TestService,
  operation: Operation,
  { own, other, strangers }: { own: TenantWorld; other: TenantWorld; strangers: readonly Caller[] },
): Promise<string[]> {
  const callers = Object.entries(own.members).map(([name, account]) => ({ name, account }));
  const body = buildBody(operation, own);
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
  found.push(...(await tryForeignIds(service, operation, { own, other, body })));
  return [...found, ...(await tryOwnData(service, operation, { own, body }))];
}

/**
 * Ids of the other company in body and query, by members and an invited account in their own company. Whom a route refuses for the
 * role with one id in a field is not asked to send the others there; a value that has not the form of the field is sent by the
 * owner alone.
 */
async function tryForeignIds(
  service: TestService,
  operation: Operation,
  { own, other, body }: { own: TenantWorld; other: TenantWorld; body: object | undefined },
): Promise<string[]> {
  const path = fillPath(operation.path, (parameter) => own.ids[parameter] ?? '');
  const callers = Object.entries({ ...own.members, invited: own.invited });
  const name = nameOfOperation(operation);
  const found: string[] = [];
  const requests = listForeignRequests(operation, { path, body }, other);
  const refused = new Set<string>();
  for (const { place, what, ...request } of requests)
    for (const [caller, account] of callers) {
      if (refused.has(`${caller} ${place}`) || refused.has(what)) continue;
      const answer = await send(service, operation, { ...request, account });
      found.push(...judge(answer, other, `${name} with ${what} as ${caller}`));
      if (isRefusal(answer, ['ACCESS_DENIED', 'COMPANY_NOT_FOUND'])) refused.add(`${caller} ${place}`);
      if (caller === 'owner' && isRefusal(answer, ['REQUEST_INVALID'])) refused.add(what);
    }
  if (requests.length > 0 && (await dumpWorld(service, own)).includes(other.canary))
    found.push(`${name} has stored data of the other company`);
  return found;
}

const isRefusal = ({ status, text }: Answer, codes: readonly string[]): boolean =>
  status >= 400 && codes.some((code) => text.includes(`"code":"${code}"`));

/** Routes outside a company; those for accounts also with ids of the other company in body and query. */
async function tryOtherOperation(
  service: TestService,
  operation: Operation,
  { other, strangers }: { other: TenantWorld; strangers: readonly Caller[] },
): Promise<string[]> {
  const path = fillPath(operation.path, () => String(other.publicNo));
  const body = buildBody(operation, other);
  const foreign = operation.isGuarded ? listForeignRequests(operation, { path, body }, other) : [];
  const found: string[] = [];
  for (const { what, ...request } of [{ what: 'nothing', path, body: undefined }, ...foreign])
    for (const { name, account } of strangers) {
      const answer = await send(service, operation, { ...request, account });
      found.push(...judge(answer, other, `${nameOfOperation(operation)} with ${what} as ${name}`));
    }
  return found;
}

const judge = (answer: Answer, other: TenantWorld, what: string): string[] => [
  ...findCanaries(answer, [other], what),
  ...(answer.status >= 500 ? [`${what}: ${answer.status}`] : []),
];

/** Calls a company's route with its own ids. @returns the status */
export async function callOwn(
  service: TestService,
  operation: Operation,
  { own, account }: { own: TenantWorld; account: Account },
): Promise<number> {
  const path = fillPath(operation.path, (parameter) => own.ids[parameter] ?? '');
  const body = buildBody(operation, own);
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
  const isShowing = operation.method !== 'get' || hasNoData(operation) || answer.text.includes(own.canary);
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
