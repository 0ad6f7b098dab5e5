import { importJWK, type JWK, SignJWT } from 'jose';

/** A service key of svc-identity, valid for five minutes. @param jwtKeys as in its JWT_KEYS */
export async function signServiceToken({
  jwtKeys,
  issuer,
}: {
  jwtKeys: string;
  issuer: string;
}): Promise<string> {
  const [jwk] = JSON.parse(jwtKeys) as [JWK & { kid: string; alg: string }];
  return new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: jwk.alg, kid: jwk.kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience('authenticated')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(await importJWK(jwk, jwk.alg));
}
