import type { Dependencies } from '../../../dependencies';
import type { SsoProvider } from '../sso-provider';

/** All of them, without their XML. */
export function listSsoProviders({
  ssoProviders,
}: Pick<Dependencies, 'ssoProviders'>): Promise<Omit<SsoProvider, 'metadata_xml'>[]> {
  return ssoProviders.findAll();
}
