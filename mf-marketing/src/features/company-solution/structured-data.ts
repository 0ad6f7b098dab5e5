import { localizedPath } from '@sabi/contracts/language';
import { useShell } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths';
import { questionKeys } from './question-keys';
import { serviceKeys } from './service-keys';

/** Structured data of the services and questions, with the page's texts. */
export function useCompanyStructuredData() {
  const { t } = useTranslation('company-solution');
  const { language, siteUrl } = useShell();
  const url = `${siteUrl}${localizedPath(language, paths.companySolution)}`;
  const services = serviceKeys.map((key) => ({
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: t(`services.${key}.title`),
    description: t(`services.${key}.text`),
    provider: { '@type': 'Organization', name: 'Sabi', url: siteUrl },
    url,
  }));
  const questions = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: questionKeys.map((key) => ({
      '@type': 'Question',
      name: t(`faq.${key}.question`),
      acceptedAnswer: { '@type': 'Answer', text: t(`faq.${key}.answer`) },
    })),
  };
  return [...services, questions];
}
