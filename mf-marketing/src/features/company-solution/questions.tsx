import { useTranslation } from 'react-i18next';
import { QuestionList } from '../../components/questions/question-list';
import { Section } from '../../components/section';
import { questionKeys } from './question-keys';

export function Questions() {
  const { t } = useTranslation('company-solution');
  const questions = questionKeys.map((key) => ({
    question: t(`faq.${key}.question`),
    answer: t(`faq.${key}.answer`),
  }));
  return (
    <Section id="questions" title={t('faq.title')}>
      <QuestionList questions={questions} />
    </Section>
  );
}
