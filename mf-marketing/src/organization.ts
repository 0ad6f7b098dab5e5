import { localizedPath } from '@sabi/contracts/language';
import type { ShellContext } from '@sabi/shell-sdk';
import { office } from './office';
import { paths } from './paths';

/** The business as search engines know it (schema.org); a page that carries it says all of it in words. */
export function describeOrganization({ siteUrl, language }: Pick<ShellContext, 'siteUrl' | 'language'>) {
  const { address, phone } = office;
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: 'Sabi',
    url: `${siteUrl}${localizedPath(language, paths.home)}`,
    telephone: `${phone.number} ext. ${phone.extension}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.building}, ${address.street}`,
      addressLocality: address.city,
      addressCountry: 'ID',
    },
  } as const;
}
