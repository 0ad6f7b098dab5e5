import type { ShellContext } from '@sabi/shell-sdk';
import { describeOrganization } from '../../organization';

/** Structured data of the business and its site (schema.org); the page shows the same facts. */
export function describeBusiness(shell: Pick<ShellContext, 'siteUrl' | 'language'>, description: string) {
  const organization = describeOrganization(shell);
  const { name, url } = organization;
  return [
    { '@context': 'https://schema.org', ...organization, description },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url,
      inLanguage: shell.language,
      publisher: { '@id': organization['@id'] },
    },
  ];
}
