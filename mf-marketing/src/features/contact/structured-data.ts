import { localizedPath } from '@sabi/contracts/language';
import type { ShellContext } from '@sabi/shell-sdk';
import { office } from '../../office';
import { describeOrganization } from '../../organization';
import { paths } from '../../paths';

/** Structured data (schema.org): the page and the business; the page shows the same facts. */
export function describeContactPage(
  shell: Pick<ShellContext, 'siteUrl' | 'language' | 'contacts'>,
  name: string,
) {
  const { siteUrl, language, contacts } = shell;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ContactPage',
      name,
      url: `${siteUrl}${localizedPath(language, paths.contact)}`,
      inLanguage: language,
      mainEntity: {
        ...describeOrganization(shell),
        email: office.email,
        sameAs: contacts.socialLinks.map(({ url }) => url),
      },
    },
  ];
}
