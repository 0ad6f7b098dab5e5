import type { Language } from '@sabi/contracts/language';
import type { IdentityError } from '../errors/identity-error';
import type { User } from '../users/user';
import type { Provider } from './provider';
import type { ProviderProfile } from './provider-profile';

export interface ProviderLogin {
  readonly provider: Provider;
  readonly profile: ProviderProfile;
  /** Language of an account that is created. */
  readonly language: Language;
  readonly ip: string | null;
}

/** The user, or the refusal of a sign-in whose transaction commits. */
export type ProviderLoginResult = { readonly user: User } | { readonly refusal: IdentityError };
