import { type ConditionTest, testsOfKind } from '@sabi/contracts/hiring/automation-terms';
import { applicationAnswerMaxLength, automationConditionsMax } from '@sabi/contracts/hiring/field-limits';
import type { Posting } from '@sabi/contracts/http/hiring/posting';
import { Button } from '@sabi/ui/button';
import { SelectField, TextField } from '@sabi/ui/text-field';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './automations.module.css';
import { newCondition, type RuleValues } from './rule-values';

type Question = Posting['questions'][number];

/** Conditions on the answers to the posting's questions; all of them have to hold. */
export function ConditionFields({ questions }: { questions: readonly Question[] }) {
  const { t } = useTranslation('automations');
  const { control, watch } = useFormContext<RuleValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'conditions' });
  const conditions = watch('conditions');
  const [first] = questions;
  return (
    <fieldset className={styles['conditions']}>
      <legend>{t('form.conditions')}</legend>
      {!first && <p className={styles['detail']}>{t('form.noQuestions')}</p>}
      {fields.map((field, index) => (
        <Condition
          key={field.id}
          index={index}
          questions={questions}
          kind={questions.find(({ text }) => text === conditions[index]?.question)?.kind ?? 'text'}
          onRemove={() => remove(index)}
        />
      ))}
      {first && fields.length < automationConditionsMax && (
        <Button variant="ghost" className={styles['act']} onClick={() => append(newCondition(first))}>
          {t('form.addCondition')}
        </Button>
      )}
    </fieldset>
  );
}

interface ConditionProps {
  index: number;
  questions: readonly Question[];
  kind: Question['kind'];
  onRemove: () => void;
}

function Condition({ index, questions, kind, onRemove }: ConditionProps) {
  const { t } = useTranslation(['automations', 'hire']);
  const { register, setValue, watch, formState } = useFormContext<RuleValues>();
  const name = `conditions.${index}` as const;
  const choose = (text: string) => {
    const question = questions.find((each) => each.text === text);
    if (question) setValue(name, newCondition(question), { shouldDirty: true });
  };
  const isNumber = kind === 'number';
  const isFit = (value: string) =>
    (Boolean(value.trim()) && (!isNumber || Number.isFinite(Number(value)))) ||
    t(isNumber ? 'form.numberMissing' : 'hire:letter.missing');
  return (
    <div className={styles['condition']}>
      <SelectField
        label={t('form.question')}
        value={watch(`${name}.question`)}
        onChange={({ target }) => choose(target.value)}
        placeholder={t('form.choose')}
        options={questions.map(({ text }) => ({ value: text, label: text }))}
      />
      <SelectField
        {...register(`${name}.test`)}
        label={t('form.test')}
        placeholder={t('form.choose')}
        options={(testsOfKind[kind] as readonly ConditionTest[]).map((test) => ({
          value: test,
          label: t(`tests.${test}`),
        }))}
      />
      {kind === 'yes_no' ? (
        <SelectField
          {...register(`${name}.value`, { validate: isFit })}
          label={t('form.value')}
          placeholder={t('form.choose')}
          error={formState.errors.conditions?.[index]?.value?.message}
          options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`answers.${value}`) }))}
        />
      ) : (
        <TextField
          {...register(`${name}.value`, { validate: isFit })}
          label={t('form.value')}
          inputMode={isNumber ? 'decimal' : 'text'}
          maxLength={applicationAnswerMaxLength}
          error={formState.errors.conditions?.[index]?.value?.message}
        />
      )}
      <Button
        variant="ghost"
        className={styles['act']}
        aria-label={t('form.removeConditionNamed', { number: index + 1 })}
        onClick={onRemove}
      >
        {t('form.removeCondition')}
      </Button>
    </div>
  );
}
