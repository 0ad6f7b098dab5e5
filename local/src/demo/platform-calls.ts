import { importJWK, SignJWT } from 'jose';

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
    const response = await fetch(url, {
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
