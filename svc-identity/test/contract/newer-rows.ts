import type { RequestOptions as AskedOptions } from '../support/authenticator';
import type { SoftwareAuthenticator } from '../support/authenticator';
import { password, uniqueEmail } from '../support/identity';
import { readNewestMail } from '../support/mails';
import {
  beginAuthorization,
  createApplication,
  exchange,
  obtainCode,
  obtainTokens,
  redirectUri,
  refresh,
} from '../support/oauth';
import { row } from './support/rows';
import { makePasskey } from './support/steps';
import type { ContractWorld, Person } from './support/world';

// Section 5 of the contract without recovery codes, and own endpoints.

const anonymousRows = [
  row('POST /signup', 'none', 200, ({ send }) => send('POST /signup', { body: { data: { a: 1 } } }), {
    variant: 'with neither address nor number',
  }),
];

/** An undecided authorization request. */
async function beginFor(world: ContractWorld) {
  const application = await createApplication(world.identity);
  const person = await world.createPerson();
  const { authorizationId } = await beginAuthorization(world.identity, application);
  return { ...person, path: `/oauth/authorizations/${authorizationId}` };
}

/** An application with tokens of a user. */
async function createGrant(world: ContractWorld, changes: Record<string, string> = {}) {
  const application = await createApplication(world.identity);
  const person = await world.createPerson();
  const tokens = await obtainTokens(world.identity, application, person.client, changes);
  return { application, person, tokens };
}

const oauthRows = [
  row('GET /.well-known/oauth-authorization-server', 'none', 200),
  row('GET /.well-known/oauth-authorization-server/auth/v1', 'none', 200),
  row('POST /oauth/clients/register', 'none', 201, ({ send }) =>
    send('POST /oauth/clients/register', {
      body: { client_name: 'Partner', redirect_uris: [redirectUri] },
    }),
  ),
  row(
    'GET /oauth/authorize',
    'none',
    302,
    async ({ identity }) => {
      const { answer } = await beginAuthorization(identity, await createApplication(identity));
      return answer;
    },
    { leadsTo: /^https:\/\/sabi\.test\/auth\/consent\?authorization_id=[0-9a-zA-Z]{32}$/ },
  ),
  row('GET /oauth/authorizations/{id}', 'user', 200, async (world) => {
    const { path, token } = await beginFor(world);
    return world.send(`GET ${path}`, { token });
  }),
  row(
    'GET /oauth/authorizations/{id}',
    'user',
    200,
    async (world) => {
      const { application, person } = await createGrant(world);
      const { authorizationId } = await beginAuthorization(world.identity, application);
      return world.send(`GET /oauth/authorizations/${authorizationId}`, { token: person.token });
    },
    { variant: 'to what was consented before' },
  ),
  ...['approve', 'deny'].map((action) =>
    row(
      'POST /oauth/authorizations/{id}/consent',
      'user',
      200,
      async (world) => {
        const { path, token } = await beginFor(world);
        await world.send(`GET ${path}`, { token });
        return world.send(`POST ${path}/consent`, { token, body: { action } });
      },
      { variant: action },
    ),
  ),
  row(
    'POST /oauth/token',
    'none',
    200,
    async (world) => {
      const application = await createApplication(world.identity);
      const { client } = await world.createPerson();
      return exchange(world.identity, application, await obtainCode(world.identity, application, client));
    },
    { variant: 'authorization_code' },
  ),
  row(
    'POST /oauth/token',
    'none',
    200,
    async (world) => {
      const { application, tokens } = await createGrant(world);
      return refresh(world.identity, application, tokens['refresh_token']);
    },
    { variant: 'refresh_token' },
  ),
  row('GET /oauth/userinfo', 'user', 200, async (world) => {
    const { tokens } = await createGrant(world, { scope: 'openid email profile phone' });
    return world.send('GET /oauth/userinfo', { token: tokens['access_token'] ?? '' });
  }),
  row('GET /user/oauth/grants', 'user', 200, async (world) => {
    const { person } = await createGrant(world);
    return world.send('GET /user/oauth/grants', { token: person.token });
  }),
  row('DELETE /user/oauth/grants', 'user', 204, async (world) => {
    const { person, application } = await createGrant(world);
    return world.send(`DELETE /user/oauth/grants?client_id=${application.client_id}`, {
      token: person.token,
    });
  }),
];

/** A user with a passkey and its authenticator. */
async function createPasskeyHolder(
  world: ContractWorld,
): Promise<Person & { id: string; authenticator: SoftwareAuthenticator }> {
  const person = await world.createPerson();
  const { registration, authenticator } = await makePasskey(world, person.token);
  const { body } = await world.send('POST /passkeys/registration/verify', {
    token: person.token,
    body: registration,
  });
  return { ...person, authenticator, id: String(body['id']) };
}

const passkeyRows = [
  row('POST /passkeys/registration/options', 'user', 200, ({ send, user: { token } }) =>
    send('POST /passkeys/registration/options', { token, body: {} }),
  ),
  row('POST /passkeys/registration/verify', 'user', 200, async (world) => {
    const { token } = await world.createPerson();
    const { registration: body } = await makePasskey(world, token);
    return world.send('POST /passkeys/registration/verify', { token, body });
  }),
  row('POST /passkeys/authentication/options', 'none', 200, ({ send }) =>
    send('POST /passkeys/authentication/options', { body: {} }),
  ),
  row('POST /passkeys/authentication/verify', 'none', 200, async (world) => {
    const { authenticator } = await createPasskeyHolder(world);
    const asked = await world.send('POST /passkeys/authentication/options', { body: {} });
    const credential = authenticator.get(asked.body['options'] as AskedOptions);
    const body = { challenge_id: asked.body['challenge_id'], credential };
    return world.send('POST /passkeys/authentication/verify', { body });
  }),
  row('GET /passkeys', 'user', 200, async (world) => {
    const { token } = await createPasskeyHolder(world);
    return world.send('GET /passkeys', { token });
  }),
  row('PATCH /passkeys/{id}', 'user', 200, async (world) => {
    const { token, id } = await createPasskeyHolder(world);
    return world.send(`PATCH /passkeys/${id}`, { token, body: { friendly_name: 'My laptop' } });
  }),
  row('DELETE /passkeys/{id}', 'user', 204, async (world) => {
    const { token, id } = await createPasskeyHolder(world);
    return world.send(`DELETE /passkeys/${id}`, { token });
  }),
];

const scimRows = ['ServiceProviderConfig', 'ResourceTypes', 'Schemas', 'Users', 'Groups'].map((resource) =>
  row(`GET /scim/v2/${resource}`, 'none', 404, ({ send }) => send(`GET /scim/v2/${resource}`), {
    code: 'feature_disabled',
    variant: 'which is off',
  }),
);

/** Endpoints that GoTrue lacks. */
const ownRows = [
  row('GET /sessions', 'user', 200),
  row('GET /user/audit', 'user', 200),
  row('GET /user/deletion', 'user', 200),
  row('POST /user/deletion', 'user', 200),
  row('DELETE /user/deletion', 'user', 204),
  row('GET /user/export', 'user', 200),
  row('DELETE /sessions/{id}', 'user', 204, async ({ send, createPerson }) => {
    const { token } = await createPerson();
    const { body } = await send('GET /sessions', { token });
    const [session] = body['sessions'] as { id: string }[];
    return send(`DELETE /sessions/${session?.id}`, { token });
  }),
  row('POST /verify/check', 'none', 200, async ({ identity, send }) => {
    const email = uniqueEmail();
    await send('POST /signup', { body: { email, password } });
    const { token } = await readNewestMail(identity, email);
    return send('POST /verify/check', { body: { type: 'signup', token_hash: token } });
  }),
  row('POST /functions/v1/send-verification-email', 'none', 200, ({ send }) =>
    send('POST /functions/v1/send-verification-email', { body: { email: uniqueEmail() } }),
  ),
];

export const newerRows = [...anonymousRows, ...oauthRows, ...passkeyRows, ...scimRows, ...ownRows];
