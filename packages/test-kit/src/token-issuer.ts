import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { startLoopbackServer } from './loopback-server';

export interface TokenIssuer {
  readonly issuer: string;
  readonly jwksUrl: string;
  /** An access token as svc-identity signs it; `claims` replace or, when undefined, remove claims. */
  sign(claims?: JWTPayload & { user_metadata?: Record<string, unknown> }): Promise<string>;
  close(): Promise<void>;
}

/** Plays svc-identity for the tests of other services: a key set on loopback and tokens signed by its key. */
export async function startTokenIssuer(): Promise<TokenIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256', use: 'sig' }] };
  const server = await startLoopbackServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(jwks));
  });
  const issuer = server.url;
  return {
    issuer,
    jwksUrl: `${issuer}/.well-known/jwks.json`,
    sign: (claims = {}) => {
      const now = Math.floor(Date.now() / 1000);
      const payload = {
        iss: issuer,
        sub: randomUUID(),
        aud: 'authenticated',
        iat: now,
        exp: now + 3600,
        email: 'someone@example.com',
        phone: '',
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: {},
        role: 'authenticated',
        aal: 'aal1',
        amr: [{ method: 'password', timestamp: now }],
        session_id: randomUUID(),
        is_anonymous: false,
        ...claims,
      };
      return new SignJWT(payload)
        .setProtectedHeader({ alg: 'ES256', kid: 'test', typ: 'JWT' })
        .sign(privateKey);
    },
    close: server.stop,
  };
}
