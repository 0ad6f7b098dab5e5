import type { PageHead } from '@sabi/shell-sdk';
import { useLanguage } from '@sabi/shell-sdk/react';
import { questions } from './content/questions';

/** The questions of the page, in its words (schema.org). */
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
