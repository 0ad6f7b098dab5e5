import { randomUUID } from 'node:crypto';
import { fillPath, listOperations, nameOfOperation, type Operation } from '@sabi/test-kit/openapi/operations';
import { buildExample } from '@sabi/test-kit/openapi/schema-example';
import { createIdentityOpenApi } from '../src/entry-points/http/openapi';
import { handleCallback } from './contract/support/steps';
import {
  type ContractWorld,
  forgedProvider,
  type Person,
  startContractWorld,
} from './contract/support/world';
import { Browser } from './providers/support/browser';
import { queryOf } from './providers/support/providers';
import { type Answer, call, createAccount, currentVersion } from './support/accounts';
import { SoftwareAuthenticator } from './support/authenticator';
import { claimsOf } from './support/claims';
import { enrollTotp, signInAgain, tokensOf } from './support/factors';
import { siteUrl } from './support/identity';
import { beginAuthorization, createApplication } from './support/oauth';
import { register } from './support/passkeys';

/** All operations of openapi.json, so that new routes are included. */
const operations = listOperations(createIdentityOpenApi());
const isForServiceKeys = ({ path }: Operation) => path.includes('/admin/') || path.endsWith('/invite');
const isForStaff = ({ staffRoles }: Operation) => staffRoles !== undefined;
const named = (wanted: readonly Operation[]) =>
  wanted.map((operation) => [nameOfOperation(operation), operation] as const);

const guarded = operations.filter(({ isGuarded }) => isGuarded);
const ofStaff = guarded.filter((operation) => isForServiceKeys(operation) || isForStaff(operation));
const ofAccounts = guarded.filter((operation) => !ofStaff.includes(operation));
const notByServiceKey = guarded.filter((operation) => !isForServiceKeys(operation));
const ofOwners = ofAccounts.filter(({ pathParameters }) => pathParameters.length > 0);

/** An account with one of each thing that a path can name. Only its data contains `canary`. */
interface Owner extends Person {
  readonly canary: string;
  readonly things: Readonly<Record<string, string>>;
}

let world: ContractWorld;
let other: Owner;
beforeAll(async () => {
  world = await startContractWorld();
  other = await createOwner();
});
afterAll(() => world.stop());

/** A second sign-in method, so that one can be removed. */
async function linkProvider(token: string): Promise<void> {
  const browser = new Browser(world.identity.url);
  const address = `${siteUrl}/auth/v1/user/identities/authorize?provider=${forgedProvider}`;
  const { location } = await browser.open(address, undefined, { Authorization: `Bearer ${token}` });
  await handleCallback(world, { browser, asked: queryOf(location ?? new URL(siteUrl)) });
}

async function createOwner(): Promise<Owner> {
  const { identity } = world;
  const canary = `kenari${randomUUID().replaceAll('-', '')}`;
  const account = await createAccount(identity, { user_metadata: { first_name: canary } });
  const client = await signInAgain(identity, account.email);
  const token = (await tokensOf(client)).access;
  await linkProvider(token);
  const identities = await client.getUserIdentities();
  const passkey = await register(identity, client, new SoftwareAuthenticator({ origin: siteUrl }));
  const { authorizationId } = await beginAuthorization(identity, await createApplication(identity));
  await client.oauth.getAuthorizationDetails(authorizationId); // binds it to the account
  const { factorId } = await enrollTotp(client, canary);
  const things = {
    sessionId: String(claimsOf(token)['session_id']),
    identityId: identities.data?.identities[0]?.identity_id ?? '',
    passkeyId: String(passkey.body['id']),
    factorId,
    authorizationId,
  };
  return { ...account, client, token, canary, things };
}

/** Valid bodies of the owner's requests, because GoTrue's contract has no schemas. */
const bodies: Readonly<Record<string, object>> = {
  'POST /auth/v1/oauth/authorizations/{authorizationId}/consent': { action: 'approve' },
  'POST /auth/v1/factors/{factorId}/challenge': {},
  'POST /auth/v1/factors/{factorId}/verify': { challenge_id: randomUUID(), code: '123456' },
  'PATCH /auth/v1/passkeys/{passkeyId}': { friendly_name: 'Telepon' },
};

function ask(
  operation: Operation,
  token: string | undefined,
  valueOf: (parameter: string) => string = () => randomUUID(),
): Promise<Answer> {
  const { method, path, jsonBody } = operation;
  const body = bodies[nameOfOperation(operation)] ?? (jsonBody && buildExample(jsonBody));
  return call(world.identity, method.toUpperCase(), fillPath(path, valueOf), {
    ...(token && { token }),
    ...(body !== undefined && { body }),
    headers: currentVersion,
  });
}

const outcomeOf = ({ status, body }: Answer) => ({ status, code: body['code'] ?? body['error_code'] });

test.each(named(guarded))('S47 %s is for who says who they are', async (_name, operation) => {
  for (const token of [undefined, 'none', `${other.token}x`])
    expect([401, 403]).toContain((await ask(operation, token)).status);
});

describe.each(['talent', 'recruiter'])('for a %s', (userType) => {
  let token: string;
  beforeAll(async () => {
    const { email } = await createAccount(world.identity, { user_metadata: { user_type: userType } });
    token = (await tokensOf(await signInAgain(world.identity, email))).access;
  });

  test.each(named(ofStaff))('S47 %s is the staff’s', async (_name, operation) => {
    const ids: Readonly<Record<string, string>> = { ...other.things, userId: other.userId };
    const answer = await ask(operation, token, (parameter) => ids[parameter] ?? randomUUID());
    expect(answer.status).toBe(403);
    expect(answer.text).not.toContain(other.email);
    expect(answer.text).not.toContain(other.canary);
  });
});

test.each(named(notByServiceKey))(
  'S47 %s gives the holder of a service key nothing',
  async (_name, operation) => {
    const { status } = await ask(operation, world.adminToken);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  },
);

describe.each(named(ofOwners))('%s', (name, operation) => {
  let owner: Owner;
  beforeAll(async () => {
    owner = await createOwner();
  });
  const nobodys = () => randomUUID();
  const ofOwner = (parameter: string) => owner.things[parameter] ?? '';

  test('has a fixture for each parameter of its path', () => {
    const missing = operation.pathParameters.filter((parameter) => !owner.things[parameter]);
    expect(`${name}: ${missing.join()}`).toBe(`${name}: `);
  });

  test("S46 another account's resource gets the response of a missing one, and stays", async () => {
    const answer = await ask(operation, other.token, ofOwner);
    expect(outcomeOf(answer)).toEqual(outcomeOf(await ask(operation, other.token, nobodys)));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.text).not.toContain(owner.canary);
    expect(answer.text).not.toContain(owner.email);
    // The owner gets another answer, so the ids were right.
    const own = await ask(operation, owner.token, ofOwner);
    expect(outcomeOf(own)).not.toEqual(outcomeOf(answer));
  });
});
