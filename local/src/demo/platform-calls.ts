import { setTimeout as delay } from 'node:timers/promises';
import { importJWK, SignJWT } from 'jose';

/** How long a service may refuse because it is busy, as while everything starts on a slow machine. */
const busyTimeoutMs = 120_000;

/** API calls that create demonstration data, as an operator or as one of the accounts. */
export interface PlatformCalls {
  /** @throws where the status is not one of `accepted` */
  post(url: string, body: object, token: string, accepted?: readonly number[]): Promise<Answer>;
  get(url: string, token: string): Promise<Answer>;
  readonly serviceToken: string;
}

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export async function createPlatformCalls(keys: { issuer: string; jwtKeys: string }): Promise<PlatformCalls> {
  const send = async (
    url: string,
    token: string,
    { body, accepted = [] }: { body?: object; accepted?: readonly number[] },
  ): Promise<Answer> => {
    const response = await fetchWhenFree(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answered = (await response.json()) as Answer['body'];
    if (!response.ok && !accepted.includes(response.status))
      throw new Error(`Demonstration data: ${new URL(url).pathname} answered ${response.status}`);
    return { status: response.status, body: answered };
  };
  return {
    post: (url, body, token, accepted) => send(url, token, { body, ...(accepted && { accepted }) }),
    get: (url, token) => send(url, token, {}),
    serviceToken: await signServiceToken(keys),
  };
}

/** Asks again after each 503 that names a delay. */
async function fetchWhenFree(url: string, init: RequestInit): Promise<Response> {
  const deadline = Date.now() + busyTimeoutMs;
  for (;;) {
    const response = await fetch(url, init);
    const seconds = response.headers.get('retry-after');
    if (response.status !== 503 || seconds === null || Date.now() > deadline) return response;
    await response.body?.cancel();
    await delay(Number(seconds) * 1000);
  }
}

async function signServiceToken({ issuer, jwtKeys }: { issuer: string; jwtKeys: string }): Promise<string> {
  const [jwk] = JSON.parse(jwtKeys) as [{ kid: string; alg: string }];
  return new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: jwk.alg, kid: jwk.kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience('authenticated')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(await importJWK(jwk, jwk.alg));
}
