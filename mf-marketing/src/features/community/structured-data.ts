import type { PageHead } from '@sabi/shell-sdk';
import { useLanguage } from '@sabi/shell-sdk/react';
import { questions } from './content/questions';

/** Structured data (schema.org): the page's questions, with its texts. */
export function useCommunityData(): PageHead['structuredData'] & object {
  const language = useLanguage();
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      inLanguage: language,
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question[language],
        acceptedAnswer: { '@type': 'Answer', text: answer[language] },
      })),
    },
  ];
}
