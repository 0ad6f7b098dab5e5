import { randomUUID } from 'node:crypto';
import { type EndedSessionsPage, listEndedSessionsRoute } from '@sabi/contracts/http/identity/ended-sessions';
import { endedSessionKey } from '@sabi/service-kit/ended-session-key';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { startLoopbackServer } from './loopback-server';

export interface TokenIssuer {
  readonly issuer: string;
  readonly jwksUrl: string;
  /** An access token as svc-identity signs it; `claims` replace or, when undefined, remove claims. */
  sign(claims?: JWTPayload & { user_metadata?: Record<string, unknown> }): Promise<string>;
  /** Notifies the services that tokens of a session or an account are to be rejected. */
  end(id: string): void;
  close(): Promise<void>;
}

/** Plays svc-identity for the tests of other services: a key set on loopback and tokens signed by its key. */
export async function startTokenIssuer(): Promise<TokenIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256', use: 'sig' }] };
  const ended: EndedSessionsPage['ended'] = [];
  const server = await startLoopbackServer((request, response) => {
    const isFeed = request.url?.startsWith(listEndedSessionsRoute.path);
    const page: EndedSessionsPage = { ended, next: '0', has_more: false };
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(isFeed ? page : jwks));
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
    end: (id) => void ended.push([endedSessionKey(id), Math.floor(Date.now() / 1000) + 3600]),
    close: server.stop,
  };
}
