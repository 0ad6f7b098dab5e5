import { randomUUID } from 'node:crypto';
import { createAccount, type Answer } from '../../support/accounts';
import { siteUrl, uniqueEmail } from '../../support/identity';
import { Browser } from '../../providers/support/browser';
import type { ForgedClaims } from '../../providers/support/forged-provider';
import { queryOf } from '../../providers/support/providers';
import {
  handleCallback,
  customProvider,
  leave,
  make,
  newClaims,
  pkceChallenge,
  pkceVerifier,
  samlMetadata,
  samlProvider,
  visit,
} from '../support/steps';
import { forgedProvider, type Person } from '../support/world';
import { type CodeWorld, provocation } from './support';

/** Links another identity like the product's page. @returns the browser's final answer */
async function link(world: CodeWorld, { token }: Person, claims: ForgedClaims): Promise<Answer> {
  const browser = new Browser(world.identity.url);
  const { response } = await browser.open(
    `${siteUrl}/auth/v1/user/identities/authorize?provider=${forgedProvider}&skip_http_redirect=true`,
    undefined,
    { Authorization: `Bearer ${token}` },
  );
  const { url } = (await response.json()) as { url: string };
  return handleCallback(world, { browser, asked: queryOf(new URL(url)) }, claims);
}

const unlink = ({ send }: CodeWorld, { token }: Person, id: string) =>
  send(`DELETE /user/identities/${id}`, { token });

async function emailIdentityOf({ client }: Person): Promise<string> {
  const { data } = await client.getUserIdentities();
  return data?.identities.find(({ provider }) => provider === 'email')?.identity_id ?? '';
}

const callbackCodes = [
  provocation('bad_oauth_callback', 303, 'OAuth state parameter missing', ({ send }) =>
    send('GET /callback?code=any'),
  ),
  provocation('bad_oauth_state', 303, 'OAuth state parameter is invalid', ({ send }) =>
    send('GET /callback?state=abc&code=any'),
  ),
  provocation('flow_state_already_used', 303, 'State has already been used', async (world) => {
    const left = await leave(world);
    await handleCallback(world, left);
    return handleCallback(world, left);
  }),
  provocation('oauth_provider_not_supported', 302, /^Unsupported provider: /, async (world) => {
    const path = '/admin/custom-providers';
    const provider = await make(world, `POST ${path}`, customProvider(world), 'identifier');
    const left = await leave(world, { provider });
    await world.sendAsAdmin(`DELETE ${path}/${provider}`);
    return handleCallback(world, left);
  }),
  provocation(
    'email_address_not_provided',
    302,
    'Error getting user email from external provider',
    (world) => {
      const { sub } = newClaims();
      world.forged.person = { sub };
      return visit(world, { sub });
    },
  ),
  provocation(
    'provider_email_needs_verification',
    302,
    `Unverified email with ${forgedProvider}. A confirmation email has been sent to your ${forgedProvider} email`,
    (world) => visit(world, { ...newClaims(), email_verified: false }),
  ),
  provocation('invite_not_found', 302, 'Invite not found', async (world) => {
    const email = uniqueEmail();
    const link = { type: 'invite', email };
    const token = await make(world, 'POST /admin/generate_link', link, 'hashed_token');
    const [first, second] = [
      await leave(world, { invite_token: token }),
      await leave(world, { invite_token: token }),
    ];
    await handleCallback(world, first, { ...newClaims(), email });
    return handleCallback(world, second, { ...newClaims(), email });
  }),
];

const flowCodes = [
  provocation('flow_state_not_found', 404, 'invalid flow state, no valid flow state found', ({ send }) =>
    send('POST /token?grant_type=pkce', {
      body: { auth_code: randomUUID(), code_verifier: pkceVerifier },
    }),
  ),
  ...[
    {
      code: 'bad_code_verifier',
      status: 400,
      message: 'code challenge does not match previously saved code verifier',
    } as const,
    {
      code: 'flow_state_expired',
      status: 422,
      message: 'invalid flow state, flow state has expired',
    } as const,
  ].map(({ code, status, message }) =>
    provocation(code, status, message, async (world) => {
      const { location } = await visit(world, newClaims(), pkceChallenge);
      if (code === 'flow_state_expired') await endFlows(world);
      const verifier = code === 'bad_code_verifier' ? 'w'.repeat(43) : pkceVerifier;
      const body = { auth_code: location.searchParams.get('code'), code_verifier: verifier };
      return world.send('POST /token?grant_type=pkce', { body });
    }),
  ),
];

const endFlows = ({ identity }: CodeWorld) =>
  identity.database.db
    .collection('flow_states')
    .updateMany({}, { $set: { expires_at: new Date(Date.now() - 1) } });

const identityCodes = [
  provocation('manual_linking_disabled', 404, 'Manual linking is disabled', ({ off, user: { token } }) =>
    off.send(`DELETE /user/identities/${randomUUID()}`, { token }),
  ),
  provocation('identity_already_exists', 302, 'Identity is already linked to another user', async (world) => {
    const claims = newClaims();
    await visit(world, claims);
    return link(world, await world.createPerson(), claims);
  }),
  provocation(
    'single_identity_not_deletable',
    422,
    'User must have at least 1 identity after unlinking',
    async (world) => unlink(world, world.user, await emailIdentityOf(world.user)),
  ),
  provocation('identity_not_found', 422, "Identity doesn't exist", async (world) => {
    const person = await world.createPerson();
    await link(world, person, newClaims());
    return unlink(world, person, randomUUID());
  }),
  provocation(
    'email_conflict_identity_not_deletable',
    422,
    'Unable to unlink identity due to email conflict',
    async (world) => {
      const [person, email] = [await world.createPerson(), uniqueEmail()];
      await link(world, person, { ...newClaims(), email });
      await createAccount(world.identity, { email });
      return unlink(world, person, await emailIdentityOf(person));
    },
  ),
];

const switchedOffCodes = [
  provocation('feature_disabled', 404, 'OAuth server is disabled', ({ off }) =>
    off.send('GET /.well-known/oauth-authorization-server'),
  ),
  provocation('provider_disabled', 400, /^Provider \(issuer ".*"\) is not enabled$/, ({ strict }) =>
    strict.send('POST /token?grant_type=id_token', { body: { provider: 'google', id_token: 'x' } }),
  ),
  provocation('web3_provider_disabled', 422, 'Web3 provider is disabled', ({ send }) =>
    send('POST /token?grant_type=web3', { body: {} }),
  ),
  provocation('saml_provider_disabled', 404, 'SAML 2.0 is disabled', ({ send }) =>
    send('POST /sso', { body: { domain: 'company.example' } }),
  ),
];

const custom = '/admin/custom-providers';
const saml = '/admin/sso/providers';

const administeredCodes = [
  provocation('conflict', 400, 'A custom OAuth provider with this identifier already exists', (world) =>
    world.sendAsAdmin(`POST ${custom}`, customProvider(world, { identifier: forgedProvider })),
  ),
  provocation('custom_provider_not_found', 404, 'Custom OAuth provider not found', ({ sendAsAdmin }) =>
    sendAsAdmin(`GET ${custom}/custom:nobody`),
  ),
  provocation(
    'over_custom_provider_quota',
    400,
    'Maximum number of custom OAuth/OIDC providers reached',
    ({ strict, adminToken }) =>
      strict.send(`POST ${custom}`, {
        token: adminToken,
        body: {
          ...oauthProvider,
          identifier: 'custom:one-too-many',
        },
      }),
  ),
  provocation('sso_provider_not_found', 404, 'SSO Identity Provider not found', ({ sendAsAdmin }) =>
    sendAsAdmin(`GET ${saml}/${randomUUID()}`),
  ),
  provocation(
    'saml_idp_already_exists',
    422,
    /^SAML Identity Provider with this EntityID \(https:\/\/.*\) already exists$/,
    async ({ sendAsAdmin }) => {
      const provider = samlProvider();
      await sendAsAdmin(`POST ${saml}`, provider);
      return sendAsAdmin(`POST ${saml}`, provider);
    },
  ),
  provocation(
    'sso_domain_already_exists',
    400,
    /^SSO Domain '.*' is already assigned to an SSO identity provider \([0-9a-f-]{36}\)$/,
    async ({ sendAsAdmin }) => {
      const { domains } = samlProvider();
      await sendAsAdmin(`POST ${saml}`, samlProvider({ domains }));
      return sendAsAdmin(`POST ${saml}`, samlProvider({ domains }));
    },
  ),
  provocation(
    'saml_entity_id_mismatch',
    400,
    /^SAML Metadata can be updated only if the EntityID matches for the provider; expected '.*' but got '.*'$/,
    async (world) => {
      const id = await make(world, `POST ${saml}`, samlProvider());
      return world.sendAsAdmin(`PUT ${saml}/${id}`, { metadata_xml: samlMetadata() });
    },
  ),
  provocation(
    'saml_metadata_fetch_failed',
    400,
    /^HTTP 404 error fetching SAML Metadata from URL 'http:.*\/nothing'$/,
    ({ forged, sendAsAdmin }) =>
      sendAsAdmin(`POST ${saml}`, { type: 'saml', metadata_url: `${forged.issuer}/nothing` }),
  ),
];

const oauthProvider = {
  provider_type: 'oauth2',
  name: 'Shop',
  client_id: 'web',
  client_secret: 'the-secret-of-the-shop',
  authorization_url: 'https://shop.example/authorize',
  token_url: 'https://shop.example/token',
  userinfo_url: 'https://shop.example/me',
};

const oauthServerCodes = [
  provocation('oauth_client_not_found', 404, 'OAuth client not found', ({ sendAsAdmin }) =>
    sendAsAdmin(`GET /admin/oauth/clients/${randomUUID()}`),
  ),
  provocation('oauth_authorization_not_found', 404, 'authorization not found', ({ send, user: { token } }) =>
    send('GET /oauth/authorizations/abc', { token }),
  ),
  provocation(
    'oauth_consent_not_found',
    404,
    'No active grant found for this client',
    ({ send, user: { token } }) => send(`DELETE /user/oauth/grants?client_id=${randomUUID()}`, { token }),
  ),
  provocation(
    'oauth_dynamic_client_registration_disabled',
    403,
    'Dynamic client registration is not enabled',
    ({ strict }) =>
      strict.send('POST /oauth/clients/register', { body: { redirect_uris: ['https://app.test/back'] } }),
  ),
];

export const providerCodes = [
  ...callbackCodes,
  ...flowCodes,
  ...identityCodes,
  ...switchedOffCodes,
  ...administeredCodes,
  ...oauthServerCodes,
];
