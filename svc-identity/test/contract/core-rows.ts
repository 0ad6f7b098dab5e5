import { tokensOf } from '../support/factors';
import { password, siteUrl, uniqueEmail } from '../support/identity';
import { readNewestMail } from '../support/mails';
import { row } from './support/rows';
import { codeSentTo } from '../phones/support/phones';
import { newClaims, newPhone, pkceChallenge, pkceVerifier, visit } from './support/steps';
import { type ContractWorld, forgedProvider } from './support/world';

// Section 3 of the contract, without second factors.

const serverRows = [
  row('GET /health', 'none', 200),
  row('GET /settings', 'none', 200),
  row('GET /.well-known/jwks.json', 'none', 200),
  row('GET /.well-known/openid-configuration', 'none', 200),
];

const askForToken = ({ send }: ContractWorld, grant: string, body: unknown) =>
  send(`POST /token?grant_type=${grant}`, { body });

const tokenRows = [
  row(
    'POST /token',
    'none',
    200,
    (world) => askForToken(world, 'password', { email: world.user.email, password }),
    { variant: 'grant_type=password' },
  ),
  row(
    'POST /token',
    'none',
    200,
    async (world) => {
      const { refresh } = await tokensOf((await world.createPerson()).client);
      return askForToken(world, 'refresh_token', { refresh_token: refresh });
    },
    { variant: 'grant_type=refresh_token' },
  ),
  row(
    'POST /token',
    'none',
    200,
    async (world) => {
      const { location } = await visit(world, newClaims(), pkceChallenge);
      const code = location.searchParams.get('code');
      return askForToken(world, 'pkce', { auth_code: code, code_verifier: pkceVerifier });
    },
    { variant: 'grant_type=pkce' },
  ),
  row(
    'POST /token',
    'none',
    200,
    async (world) => {
      const idToken = await world.forged.sign(newClaims());
      return askForToken(world, 'id_token', { provider: forgedProvider, id_token: idToken });
    },
    { variant: 'grant_type=id_token' },
  ),
  row('POST /token', 'none', 422, (world) => askForToken(world, 'web3', { chain: 'ethereum' }), {
    variant: 'grant_type=web3, which is off',
    code: 'web3_provider_disabled',
  }),
];

const mailRows = [
  row('POST /signup', 'none', 200, ({ send }) =>
    send('POST /signup', { body: { email: uniqueEmail(), password, data: { first_name: 'Ayu' } } }),
  ),
  row('POST /otp', 'none', 200, ({ send }) => send('POST /otp', { body: { email: uniqueEmail() } })),
  row('POST /magiclink', 'none', 200, ({ send }) =>
    send('POST /magiclink', { body: { email: uniqueEmail() } }),
  ),
  row('GET /verify', 'none', 303, ({ send }) => send('GET /verify?token=abc&type=signup'), {
    leadsTo: /^https:\/\/sabi\.test\/auth\/verify\?token=abc&type=signup$/,
  }),
  row('POST /verify', 'none', 200, async ({ identity, send }) => {
    const email = uniqueEmail();
    await send('POST /signup', { body: { email, password } });
    const { code } = await readNewestMail(identity, email);
    return send('POST /verify', { body: { type: 'signup', email, token: code } });
  }),
  row('POST /recover', 'none', 200, ({ send }) => send('POST /recover', { body: { email: uniqueEmail() } })),
  row('POST /resend', 'none', 200, ({ send }) =>
    send('POST /resend', { body: { type: 'signup', email: uniqueEmail() } }),
  ),
  row('GET /reauthenticate', 'user', 200),
  row('POST /invite', 'admin', 200, ({ sendAsAdmin }) =>
    sendAsAdmin('POST /invite', { email: uniqueEmail(), data: { team: 'Sales' } }),
  ),
];

/** A user with a confirmed phone number. */
async function createPhoneOwner(world: ContractWorld) {
  const phone = newPhone();
  await world.sendAsAdmin('POST /admin/users', { phone, password, phone_confirm: true });
  const { body } = await askForToken(world, 'password', { phone, password });
  return { phone, token: String(body['access_token']) };
}

const byPhone = { variant: 'by phone' };

const phoneRows = [
  row(
    'POST /signup',
    'none',
    200,
    ({ send }) => send('POST /signup', { body: { phone: newPhone(), password } }),
    byPhone,
  ),
  row(
    'POST /token',
    'none',
    200,
    async (world) => {
      const { phone } = await createPhoneOwner(world);
      return askForToken(world, 'password', { phone, password });
    },
    { variant: 'grant_type=password by phone' },
  ),
  row('POST /otp', 'none', 200, ({ send }) => send('POST /otp', { body: { phone: newPhone() } }), byPhone),
  row(
    'POST /resend',
    'none',
    200,
    ({ send }) => send('POST /resend', { body: { type: 'sms', phone: newPhone() } }),
    byPhone,
  ),
  row(
    'POST /verify',
    'none',
    200,
    async (world) => {
      const phone = newPhone();
      await world.send('POST /otp', { body: { phone } });
      return world.send('POST /verify', { body: { type: 'sms', phone, token: codeSentTo(world, phone) } });
    },
    byPhone,
  ),
  row(
    'GET /reauthenticate',
    'user',
    200,
    async (world) => {
      const { token } = await createPhoneOwner(world);
      return world.send('GET /reauthenticate', { token });
    },
    byPhone,
  ),
  row(
    'PUT /user',
    'user',
    200,
    async ({ send, createPerson }) => {
      const { token } = await createPerson();
      return send('PUT /user', { token, body: { phone: newPhone() } });
    },
    { variant: 'another number' },
  ),
];

const userRows = [
  row('GET /user', 'user', 200),
  row('PUT /user', 'user', 200, ({ send, user: { token } }) =>
    send('PUT /user', { token, body: { data: { city: 'Bandung' } } }),
  ),
  ...['global', 'local', 'others'].map((scope) =>
    row(
      'POST /logout',
      'user',
      204,
      async ({ send, createPerson }) => {
        const { token } = await createPerson();
        return send(`POST /logout?scope=${scope}`, { token });
      },
      { variant: `scope=${scope}` },
    ),
  ),
];

const providerRows = [
  row('GET /authorize', 'none', 302, ({ send }) => send('GET /authorize?provider=google'), {
    leadsTo: /\/google\/auth\?.*\bstate=[0-9a-f-]{36}\b/,
  }),
  row('GET /callback', 'none', 302, (world) => visit(world), {
    leadsTo:
      /^https:\/\/sabi\.test\/?#access_token=.*&expires_at=\d+&expires_in=3600&provider_token=.*&refresh_token=\w+&sb=&token_type=bearer/,
  }),
  row('GET /callback', 'none', 302, (world) => visit(world, newClaims(), pkceChallenge), {
    variant: 'in the PKCE flow',
    leadsTo: /^https:\/\/sabi\.test\/?\?code=[0-9a-f-]{36}$/,
  }),
  row(
    'POST /callback',
    'none',
    303,
    ({ send }) =>
      send('POST /callback', {
        rawBody: 'state=abc&code=any',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      }),
    { leadsTo: /^https:\/\/sabi\.test\/auth\/v1\/callback\?state=abc&code=any$/ },
  ),
  row(
    'GET /user/identities/authorize',
    'user',
    302,
    ({ send, user: { token } }) => send('GET /user/identities/authorize?provider=google', { token }),
    { leadsTo: /\/google\/auth\?/ },
  ),
  row(
    'GET /user/identities/authorize',
    'user',
    200,
    ({ send, user: { token } }) =>
      send(`GET /user/identities/authorize?provider=google&skip_http_redirect=true&redirect_to=${siteUrl}`, {
        token,
      }),
    { variant: 'skip_http_redirect=true' },
  ),
  row('DELETE /user/identities/{id}', 'user', 200, async (world) => {
    const { email, token, client } = await world.createPerson();
    await visit(world, { ...newClaims(), email });
    const [identity] = (await client.getUserIdentities()).data?.identities ?? [];
    return world.send(`DELETE /user/identities/${identity?.identity_id}`, { token });
  }),
];

const samlIsOff = { code: 'saml_provider_disabled', variant: 'which is off' };

const samlRows = ['POST /sso', 'GET /sso/saml/metadata', 'POST /sso/saml/acs'].map((address) =>
  row(address, 'none', 404, ({ send }) => send(address), samlIsOff),
);

export const coreRows = [
  ...serverRows,
  ...tokenRows,
  ...mailRows,
  ...phoneRows,
  ...userRows,
  ...providerRows,
  ...samlRows,
];
