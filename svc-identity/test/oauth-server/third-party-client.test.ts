import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';
import * as openid from 'openid-client';
import { createTestKey, password, type TestIdentity, uniqueEmail } from '../support/identity';
import { consent, redirectUri, startOAuthServer } from '../support/oauth';

/** A third-party application's flow by a certified client with discovery. */
describe.each(['ES256', 'RS256'] as const)('openid-client, tokens by %s', (alg) => {
  let identity: TestIdentity;
  let issuer: URL;
  const options = { execute: [openid.allowInsecureRequests, openid.enableNonRepudiationChecks] };

  beforeAll(async () => {
    // Outside the ephemeral ports, so that no connection takes it first.
    const port = await getPort({ port: portNumbers(randomInt(10_000, 29_999), 29_999) });
    issuer = new URL(`http://127.0.0.1:${port}/auth/v1`);
    const key = createTestKey(alg);
    identity = await startOAuthServer({
      PORT: String(port),
      API_EXTERNAL_URL: issuer.href,
      JWT_ISSUER: issuer.href,
      JWT_KEYS: JSON.stringify([key.jwk, createTestKey().jwk]),
      // Without an administrator, whose tokens have another issuer here.
      MAILER_AUTOCONFIRM: 'true',
    });
  });

  afterAll(() => identity.stop());

  const signUp = async () => {
    const client = identity.createClient();
    const email = uniqueEmail();
    const { data, error } = await client.signUp({ email, password });
    if (error) throw error;
    return { client, email, userId: data.user?.id ?? '' };
  };

  test.each([
    ['client_secret_basic', openid.ClientSecretBasic],
    ['client_secret_post', openid.ClientSecretPost],
    ['none', openid.None],
  ])(
    'finds, registers for %s, signs in with PKCE, verifies, asks for userinfo, refreshes',
    async (method, authenticate) => {
      const configuration = await openid.dynamicClientRegistration(
        issuer,
        { client_name: 'Third party', redirect_uris: [redirectUri], token_endpoint_auth_method: method },
        authenticate(),
        options,
      );
      const [verifier, state, nonce] = [
        openid.randomPKCECodeVerifier(),
        openid.randomState(),
        openid.randomNonce(),
      ];
      const authorizationUrl = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile offline_access',
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
      });
      const sent = await fetch(authorizationUrl, { redirect: 'manual' });
      const page = new URL(sent.headers.get('Location') ?? '');
      const { client, email, userId } = await signUp();
      const back = await consent(client, page.searchParams.get('authorization_id') ?? '');

      const tokens = await openid.authorizationCodeGrant(configuration, back, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      expect(tokens.claims()).toMatchObject({ sub: userId, email, nonce });
      const info = await openid.fetchUserInfo(configuration, tokens.access_token, userId);
      expect(info).toMatchObject({ sub: userId, email, email_verified: true });

      const refreshed = await openid.refreshTokenGrant(configuration, tokens.refresh_token ?? '');
      expect(refreshed.refresh_token).not.toBe(tokens.refresh_token);
      const again = await openid.fetchUserInfo(configuration, refreshed.access_token, userId);
      expect(again.sub).toBe(userId);
    },
  );

  test('a client of OAuth without OpenID discovers it by its issuer (RFC 8414)', async () => {
    const found = await openid.discovery(issuer, 'any', undefined, openid.None(), {
      algorithm: 'oauth2',
      execute: [openid.allowInsecureRequests],
    });
    expect(found.serverMetadata()).toMatchObject({
      issuer: issuer.href,
      token_endpoint: `${issuer.href}/oauth/token`,
    });
  });

  test('a denial is reported to it', async () => {
    const configuration = await openid.dynamicClientRegistration(
      issuer,
      { redirect_uris: [redirectUri], token_endpoint_auth_method: 'none' },
      openid.None(),
      options,
    );
    const verifier = openid.randomPKCECodeVerifier();
    const authorizationUrl = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: 'openid',
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state: 'x',
    });
    const sent = await fetch(authorizationUrl, { redirect: 'manual' });
    const id = new URL(sent.headers.get('Location') ?? '').searchParams.get('authorization_id') ?? '';
    const { client } = await signUp();
    await client.oauth.getAuthorizationDetails(id);
    const { data } = await client.oauth.denyAuthorization(id);
    const grant = openid.authorizationCodeGrant(configuration, new URL(data?.redirect_url ?? ''), {
      pkceCodeVerifier: verifier,
      expectedState: 'x',
    });
    await expect(grant).rejects.toMatchObject({ error: 'access_denied' });
  });
});
