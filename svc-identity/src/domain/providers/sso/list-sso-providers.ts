import type { Ports } from '../../ports/ports';
import type { SsoProvider } from '../sso-provider';

/** All of them, without their XML. */
export function listSsoProviders({
  ssoProviders,
}: Pick<Ports, 'ssoProviders'>): Promise<Omit<SsoProvider, 'metadata_xml'>[]> {
  return ssoProviders.findAll();
}
