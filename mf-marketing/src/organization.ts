import { localizedPath } from '@sabi/contracts/language';
import type { ShellContext } from '@sabi/shell-sdk';
import { office } from './office';
import { paths } from './paths';

/** Structured data of the business (schema.org); a page with it shows the same facts. */
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
