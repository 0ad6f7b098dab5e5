import { importJWK, SignJWT } from 'jose';

export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly metadata: Readonly<Record<string, unknown>>;
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'talent@demo.example',
    password: 'try-the-talent-side',
    metadata: {
      user_type: 'talent',
      first_name: 'Ayu',
      last_name: 'Lestari',
      position_interest: 'Data Analyst',
    },
  },
  {
    email: 'recruiter@demo.example',
    password: 'try-the-recruiter-side',
    metadata: { user_type: 'recruiter', first_name: 'Bima', last_name: 'Santoso', title: 'HR Manager' },
  },
];

/** Makes the accounts by svc-identity's admin API; those that exist stay as they are. */
export async function seedDemoAccounts(options: {
  identityUrl: string;
  issuer: string;
  jwtKeys: string;
}): Promise<void> {
  const token = await signServiceToken(options);
  for (const { email, password, metadata } of demoAccounts) {
    const response = await fetch(new URL('/admin/users', options.identityUrl), {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, email_confirm: true, user_metadata: metadata }),
    });
    const exists = response.status === 422;
    if (!response.ok && !exists) throw new Error(`Seeding ${email} answered ${response.status}`);
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
