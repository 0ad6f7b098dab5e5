import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { QuestionList } from '../../components/questions/question-list';
import { Section } from '../../components/section';
import { questions } from './content/questions';

export function CommunityQuestions() {
  const { t } = useTranslation('community');
  const language = useLanguage();
  return (
    <Section id="questions" title={t('questions.title')}>
      <QuestionList
        questions={questions.map(({ question, answer }) => ({
          question: question[language],
          answer: answer[language],
        }))}
      />
    </Section>
  );
}
