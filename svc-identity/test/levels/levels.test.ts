import { randomUUID } from 'node:crypto';
import { fillPath, listOperations, nameOfOperation, type Operation } from '@sabi/test-kit/openapi/operations';
import { buildExample } from '@sabi/test-kit/openapi/schema-example';
import { createIdentityOpenApi } from '../../src/entry-points/http/openapi';
import { type ContractWorld, startContractWorld } from '../contract/support/world';
import { type Answer, call, currentVersion } from '../support/accounts';
import { claimsOf, createProtected, signInAgain, tokensOf } from '../support/factors';
import { type CallerKind, type Callers, type LevelCaller, openCallers } from './callers';
import { type LevelRow, levelRows } from './level-rows';

/** All operations of openapi.json, so that new routes are included. */
const guarded = listOperations(createIdentityOpenApi()).filter(({ isGuarded }) => isGuarded);
const isForServiceKeys = ({ path }: Operation) => path.includes('/admin/') || path.endsWith('/invite');
const ofServiceKeys = guarded.filter(isForServiceKeys);
const ofStaff = guarded.filter(({ staffRoles }) => staffRoles !== undefined);
const ofAccounts = guarded.filter((operation) => ![...ofServiceKeys, ...ofStaff].includes(operation));

const calls = ofAccounts.flatMap((operation) => {
  const name = nameOfOperation(operation);
  return (levelRows[name] ?? []).map(
    (row) => [row.variant ? `${name}, ${row.variant}` : name, operation, row] as const,
  );
});

let world: ContractWorld;
let callers: Callers;
beforeAll(async () => {
  world = await startContractWorld();
  callers = await openCallers(world);
});
afterAll(() => world.stop());

const outcomeOf = ({ status, body }: Answer) => [status, body['code']];
const lacksLevel = ({ body }: Answer) => body['code'] === 'insufficient_aal';

/** Sends a row's request. What only reads and what is to be refused changes no account, so that such requests share theirs. */
async function answerTo(kind: CallerKind, operation: Operation, row: LevelRow): Promise<Answer> {
  const lacksFactor = kind.hasFactor ? row.aal1 !== 'served' : row.needsFactor === true;
  const changesNothing = operation.method === 'get' || (kind.level === 'aal1' && lacksFactor);
  return ask(operation, row, await (changesNothing ? callers.share(kind) : callers.create(kind)));
}

function ask(
  { method, path }: Operation,
  { parameter, query = '', body }: LevelRow,
  { token, things }: LevelCaller,
): Promise<Answer> {
  const address = fillPath(path, () => parameter?.(things) ?? randomUUID());
  return call(world.identity, method.toUpperCase(), `${address}${query}`, {
    token,
    headers: currentVersion,
    ...(body && { body: body(things) }),
  });
}

test('S23 every route of an account declares the level it requires', () => {
  expect(Object.keys(levelRows).sort()).toEqual(ofAccounts.map(nameOfOperation).sort());
});

describe.each(calls)('%s', (_name, operation, row) => {
  test('S23 of an account with a second factor, by a session that has not verified it', async () => {
    const answer = await answerTo({ hasFactor: true, level: 'aal1' }, operation, row);
    if (row.aal1 === 'served') expect([answer.status, lacksLevel(answer)]).toEqual([row.aal2, false]);
    else expect(outcomeOf(answer)).toEqual([row.aal1, 'insufficient_aal']);
  });

  test('by one that has', async () => {
    const answer = await answerTo({ hasFactor: true, level: 'aal2' }, operation, row);
    expect([answer.status, lacksLevel(answer)]).toEqual([row.aal2, false]);
  });

  test('of an account without, by any session', async () => {
    const outcomes: boolean[] = [];
    for (const level of ['aal1', 'aal2'] as const) {
      const answer = await answerTo({ hasFactor: false, level }, operation, row);
      outcomes.push(lacksLevel(answer));
    }
    expect(outcomes).toEqual([row.needsFactor === true, false]);
  });
});

describe('for the account of an administrator', () => {
  let tokens: { aal1: string; aal2: string };
  beforeAll(async () => {
    const { identity } = world;
    const { client, email, userId } = await createProtected(identity);
    const users = identity.database.db.collection<{ _id: string }>('users');
    await users.updateOne({ _id: userId }, { $set: { role: 'service_role' } });
    await client.refreshSession();
    tokens = {
      aal1: (await tokensOf(await signInAgain(identity, email))).access,
      aal2: (await tokensOf(client)).access,
    };
  });

  const askAs = (token: string, { method, path, jsonBody }: Operation) =>
    call(
      world.identity,
      method.toUpperCase(),
      fillPath(path, () => randomUUID()),
      {
        token,
        headers: currentVersion,
        ...(jsonBody && { body: buildExample(jsonBody) }),
      },
    );

  test.each(ofServiceKeys.map((operation) => [nameOfOperation(operation), operation] as const))(
    'S23 %s needs the second factor',
    async (_name, operation) => {
      expect(outcomeOf(await askAs(tokens.aal1, operation))).toEqual([403, 'insufficient_aal']);
      expect((await askAs(tokens.aal2, operation)).status).not.toBe(403);
    },
  );
});

describe('for a member of staff with every role', () => {
  const tokens: Record<'aal1' | 'aal2', string> = { aal1: '', aal2: '' };
  beforeAll(async () => {
    for (const level of ['aal1', 'aal2'] as const) {
      const { token } = await callers.create({ hasFactor: true, level });
      await grantEveryRole(String(claimsOf(token)['sub']));
      tokens[level] = token;
    }
  });

  const grantEveryRole = (userId: string) =>
    world.identity.database.db.collection<{ _id: string }>('staff_grants').insertOne({
      _id: userId,
      ...{ roles: ['admin'], until: null, granted_by: null, granted_at: new Date(), reason: 'A test' },
      ...{ version: 1, revoked_at: null },
    } as { _id: string });

  test.each(ofStaff.map((operation) => [nameOfOperation(operation), operation] as const))(
    'S23 %s needs the second factor',
    async (_name, { method, path, jsonBody }) => {
      const askAs = (token: string) =>
        call(
          world.identity,
          method.toUpperCase(),
          fillPath(path, () => randomUUID()),
          {
            token,
            ...(jsonBody && { body: buildExample(jsonBody) }),
          },
        );
      expect(outcomeOf(await askAs(tokens.aal1))).toEqual([403, 'STAFF_FACTOR_MISSING']);
      expect([401, 403]).not.toContain((await askAs(tokens.aal2)).status);
    },
  );
});
