import { applicationAnswerMaxLength } from '@sabi/contracts/hiring/field-limits';
import type { ApplicationForm } from '@sabi/contracts/http/hiring/applications';
import { SelectField, TextAreaField, TextField } from '@sabi/ui/text-field';
import { useTranslation } from 'react-i18next';
import styles from './apply-form.module.css';
import type { Faults } from './find-faults';

type Question = ApplicationForm['questions'][number];

interface QuestionFieldsProps {
  questions: readonly Question[];
  faults: Faults;
  /** The one that svc-hiring takes no answer to. */
  refused: string | null;
  answerTo: (question: string) => string;
  onAnswer: (question: string, answer: string) => void;
}

export function QuestionFields({ questions, faults, refused, answerTo, onAnswer }: QuestionFieldsProps) {
  const { t } = useTranslation('apply');
  if (questions.length === 0) return null;
  const errorOf = ({ text }: Question) => {
    const fault = faults[text] ?? (text === refused ? 'missing' : undefined);
    return fault && t(`questions.${fault}`);
  };
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{t('questions.title')}</legend>
      {questions.map((question) => (
        <QuestionField
          key={question.text}
          question={question}
          error={errorOf(question)}
          value={answerTo(question.text)}
          onChange={(answer) => onAnswer(question.text, answer)}
        />
      ))}
    </fieldset>
  );
}

interface QuestionFieldProps {
  question: Question;
  error: string | undefined;
  value: string;
  onChange: (answer: string) => void;
}

function QuestionField({
  question: { text, kind, is_knock_out: isKnockOut },
  error,
  value,
  onChange,
}: QuestionFieldProps) {
  const { t } = useTranslation('apply');
  const field = {
    ...{ label: text, error, value, required: true, 'data-question': true },
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  switch (kind) {
    case 'yes_no':
      return (
        <SelectField
          {...field}
          hint={isKnockOut ? t('questions.knockOut') : undefined}
          placeholder={t('questions.choose')}
          options={(['yes', 'no'] as const).map((answer) => ({
            value: answer,
            label: t(`questions.${answer}`),
          }))}
        />
      );
    case 'number':
      return <TextField {...field} hint={t('questions.number')} inputMode="decimal" maxLength={18} />;
    case 'text':
      return <TextAreaField {...field} rows={3} maxLength={applicationAnswerMaxLength} />;
  }
}
