import type { Language } from '@sabi/contracts/language';
import type { IdentityError } from '../errors/identity-error';
import type { User } from '../users/user';
import type { Provider } from './provider';
import type { ProviderProfile } from './provider-profile';

export interface ProviderLogin {
  readonly provider: Provider;
  readonly profile: ProviderProfile;
  /** Of an account that is made. */
  readonly language: Language;
  readonly ip: string | null;
}

/** Who entered; or why nobody did, though something was written all the same. */
export type ProviderLoginResult = { readonly user: User } | { readonly refusal: IdentityError };
