import { text } from 'node:stream/consumers';
import { startLoopbackServer } from '@sabi/test-kit/loopback-server';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** Claims of its token endpoint; undefined removes one. */
export type ForgedClaims = Record<string, unknown>;

export interface ForgedProvider {
  readonly issuer: string;
  /** Form requests to its token endpoint. */
  readonly exchanges: URLSearchParams[];
  /** ID token of the next exchanges. */
  nextIdToken: string;
  /** The answer of its userinfo endpoint. */
  person: Record<string, unknown>;
  sign(claims: ForgedClaims, options?: { byStranger?: boolean; expiresIn?: number }): Promise<string>;
  stop(): Promise<void>;
}

/** An OpenID provider with arbitrary responses, as an attacker's. */
export async function startForgedProvider(): Promise<ForgedProvider> {
  const [own, stranger] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  const forged: ForgedProvider = {
    issuer: '',
    exchanges: [],
    nextIdToken: '',
    person: {},
    sign: (claims, { byStranger = false, expiresIn = 300 } = {}) => {
      const now = Math.floor(Date.now() / 1000);
      const payload = { iss: forged.issuer, aud: 'web', iat: now, exp: now + expiresIn, ...claims };
      return new SignJWT(payload)
        .setProtectedHeader({ alg: 'RS256', kid: 'own' })
        .sign(byStranger ? stranger.privateKey : own.privateKey);
    },
    stop: () => server.stop(),
  };
  const answers: Record<string, (form: URLSearchParams) => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer: forged.issuer,
      authorization_endpoint: `${forged.issuer}/authorize`,
      token_endpoint: `${forged.issuer}/token`,
      userinfo_endpoint: `${forged.issuer}/me`,
      jwks_uri: `${forged.issuer}/keys`,
    }),
    '/keys': () => ({ keys: [jwk] }),
    '/me': () => forged.person,
    '/token': (form) => {
      forged.exchanges.push(form);
      return {
        access_token: 'forged-access-token',
        token_type: 'bearer',
        ...(forged.nextIdToken && { id_token: forged.nextIdToken }),
      };
    },
  };
  const server = await startLoopbackServer((request, response) => {
    void text(request).then((body) => {
      const answer = answers[request.url ?? '']?.(new URLSearchParams(body));
      response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(answer ?? {}));
    });
  });
  Object.assign(forged, { issuer: server.url });
  return forged;
}
