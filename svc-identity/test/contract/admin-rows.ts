import { randomUUID } from 'node:crypto';
import { createAccount } from '../support/accounts';
import { password, uniqueEmail } from '../support/identity';
import { type Row, row } from './support/rows';
import { customProvider, enroll, makePasskey, make, newName, samlProvider } from './support/steps';
import type { ContractWorld } from './support/world';

// Section 4 of the GoTrue contract.

const userRows = [
  row('GET /admin/users', 'admin', 200),
  row('POST /admin/users', 'admin', 200, ({ sendAsAdmin }) =>
    sendAsAdmin('POST /admin/users', { email: uniqueEmail(), password, email_confirm: true }),
  ),
  row('GET /admin/users/{id}', 'admin', 200, ({ sendAsAdmin, user: { userId } }) =>
    sendAsAdmin(`GET /admin/users/${userId}`),
  ),
  row('PUT /admin/users/{id}', 'admin', 200, async ({ identity, sendAsAdmin }) => {
    const { userId } = await createAccount(identity);
    return sendAsAdmin(`PUT /admin/users/${userId}`, { ban_duration: '24h' });
  }),
  ...[undefined, { should_soft_delete: true }].map((body) =>
    row(
      'DELETE /admin/users/{id}',
      'admin',
      200,
      async ({ identity, sendAsAdmin }) => {
        const { userId } = await createAccount(identity);
        return sendAsAdmin(`DELETE /admin/users/${userId}`, body);
      },
      { variant: body ? 'softly' : 'without a body' },
    ),
  ),
];

/** An account with an unverified factor. */
async function createEnrolled(world: ContractWorld): Promise<string> {
  const person = await world.createPerson();
  const { factorId } = await enroll(world, person, 'totp');
  return `/admin/users/${person.userId}/factors/${factorId}`;
}

/** An account with a passkey. */
async function createPasskeyHolder(world: ContractWorld) {
  const { userId, token } = await world.createPerson();
  const { registration } = await makePasskey(world, token);
  const { body } = await world.send('POST /passkeys/registration/verify', { token, body: registration });
  return { path: `/admin/users/${userId}/passkeys`, passkeyId: String(body['id']) };
}

const belongingRows = [
  row('GET /admin/users/{id}/factors', 'admin', 200, async (world) => {
    const path = await createEnrolled(world);
    return world.sendAsAdmin(`GET ${path.slice(0, path.lastIndexOf('/'))}`);
  }),
  row('PUT /admin/users/{id}/factors/{id}', 'admin', 200, async (world) =>
    world.sendAsAdmin(`PUT ${await createEnrolled(world)}`, { friendly_name: 'Phone of the office' }),
  ),
  row('DELETE /admin/users/{id}/factors/{id}', 'admin', 200, async (world) =>
    world.sendAsAdmin(`DELETE ${await createEnrolled(world)}`),
  ),
  row('GET /admin/users/{id}/passkeys', 'admin', 200, async (world) =>
    world.sendAsAdmin(`GET ${(await createPasskeyHolder(world)).path}`),
  ),
  row('DELETE /admin/users/{id}/passkeys/{id}', 'admin', 204, async (world) => {
    const { path, passkeyId } = await createPasskeyHolder(world);
    return world.sendAsAdmin(`DELETE ${path}/${passkeyId}`);
  }),
  row('GET /admin/audit', 'admin', 200),
];

const linkRow = (type: string, withAccount: boolean, extra: object = {}): Row =>
  row(
    'POST /admin/generate_link',
    'admin',
    200,
    async ({ identity, sendAsAdmin }) => {
      const { email } = withAccount ? await createAccount(identity) : { email: uniqueEmail() };
      return sendAsAdmin('POST /admin/generate_link', { type, email, ...extra });
    },
    { variant: withAccount ? type : `${type} of nobody` },
  );

const linkRows = [
  linkRow('signup', false, { password }),
  linkRow('invite', false),
  linkRow('magiclink', true),
  linkRow('magiclink', false),
  linkRow('recovery', true),
  linkRow('email_change_current', true, { new_email: 'current@new.example' }),
  linkRow('email_change_new', true, { new_email: 'new@new.example' }),
];

/** The five endpoints of a resource of administrators. */
function keptRows(
  path: string,
  {
    create,
    key,
    change,
    deleted,
  }: {
    create: (world: ContractWorld) => unknown;
    key: string;
    change: unknown;
    deleted: 200 | 204;
  },
): Row[] {
  const ofOne =
    (method: string, body?: unknown): Row['call'] =>
    async (world) => {
      const id = await make(world, `POST ${path}`, create(world), key);
      return world.sendAsAdmin(`${method} ${path}/${id}`, body);
    };
  return [
    row(`GET ${path}`, 'admin', 200, async (world) => {
      await make(world, `POST ${path}`, create(world), key);
      return world.sendAsAdmin(`GET ${path}`);
    }),
    row(`POST ${path}`, 'admin', 201, (world) => world.sendAsAdmin(`POST ${path}`, create(world))),
    row(`GET ${path}/{id}`, 'admin', 200, ofOne('GET')),
    row(`PUT ${path}/{id}`, 'admin', 200, ofOne('PUT', change)),
    row(`DELETE ${path}/{id}`, 'admin', deleted, ofOne('DELETE')),
  ];
}

const clients = '/admin/oauth/clients';
const application = { client_name: 'Partner', redirect_uris: ['https://app.test/callback'] };

const keptByAdministratorsRows = [
  ...keptRows('/admin/sso/providers', {
    create: () => samlProvider({ resource_id: newName() }),
    key: 'id',
    change: { disabled: true },
    deleted: 200,
  }),
  ...keptRows('/admin/custom-providers', {
    create: customProvider,
    key: 'identifier',
    change: { name: 'Store' },
    deleted: 204,
  }),
  ...keptRows(clients, {
    create: () => application,
    key: 'client_id',
    change: { client_name: 'Other partner' },
    deleted: 204,
  }),
  row(`POST ${clients}/{id}/regenerate_secret`, 'admin', 200, async (world) => {
    const id = await make(world, `POST ${clients}`, application, 'client_id');
    return world.sendAsAdmin(`POST ${clients}/${id}/regenerate_secret`);
  }),
];

/** Endpoints that GoTrue lacks. */
const sessionRows = [
  row('GET /admin/users/{id}/sessions', 'admin', 200, ({ sendAsAdmin, user: { userId } }) =>
    sendAsAdmin(`GET /admin/users/${userId}/sessions`),
  ),
  row('DELETE /admin/users/{id}/sessions/{id}', 'admin', 204, async ({ createPerson, sendAsAdmin }) => {
    const path = `/admin/users/${(await createPerson()).userId}/sessions`;
    const { body } = await sendAsAdmin(`GET ${path}`);
    const [session] = body['sessions'] as { id: string }[];
    return sendAsAdmin(`DELETE ${path}/${session?.id ?? randomUUID()}`);
  }),
];

export const adminRows = [
  ...userRows,
  ...belongingRows,
  ...linkRows,
  ...keptByAdministratorsRows,
  ...sessionRows,
];
