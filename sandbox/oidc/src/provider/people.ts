import type { AccountClaims } from 'oidc-provider';

/** The identity chosen at the login page. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  /** Whether applications receive the e-mail address. */
  readonly isEmailShared: boolean;
}

/** People who have signed in, by subject id, which is derived from the e-mail address. */
export class People {
  private readonly claims = new Map<string, AccountClaims>();

  constructor(private readonly subjectOf: (email: string) => string) {}

  /** @returns their id */
  add({ name, email, isEmailVerified, isEmailShared }: Person): string {
    const sub = this.subjectOf(email.toLowerCase());
    const [given = name, ...others] = name.split(' ');
    this.claims.set(sub, {
      sub,
      name,
      given_name: given,
      ...(others.length > 0 && { family_name: others.join(' ') }),
      picture: `https://pictures.example/${sub}`,
      ...(isEmailShared && { email, email_verified: isEmailVerified }),
    });
    return sub;
  }

  find(sub: string): AccountClaims | undefined {
    return this.claims.get(sub);
  }
}
