import { jobProcessStepsMax, jobQuestionsMax, jobRequirementsMax } from '@sabi/contracts/hiring/field-limits';
import { questionKinds } from '@sabi/contracts/hiring/posting-terms';
import { useTranslation } from 'react-i18next';
import { useEditor } from './editor-store';
import { newRowId, type QuestionKind, type QuestionRow } from './editor-values';
import styles from './editor.module.css';
import { FieldFrame, FormSection } from './form-section';
import { RowList } from './row-list';

export function RequirementSection() {
  const { t } = useTranslation('editor');
  const rows = useEditor((state) => state.values.requirements);
  const change = useEditor((state) => state.change);
  return (
    <FormSection title={t('requirements.title')} hint={t('requirements.hint')}>
      <FieldFrame name="requirements">
        <RowList
          field="requirements"
          lineLabel={(number) => t('requirements.line', { number })}
          addLabel={t('requirements.add')}
          rows={rows}
          most={jobRequirementsMax}
          create={() => ({ id: newRowId(), text: '', must: true })}
          onChange={(requirements) => change({ requirements })}
        >
          {(row, changeRow, number) => (
            <label className={styles['check']}>
              <input
                type="checkbox"
                checked={row.must}
                aria-label={t('requirements.mustOf', { number })}
                onChange={({ target }) => changeRow({ must: target.checked })}
              />
              {t('requirements.must')}
            </label>
          )}
        </RowList>
      </FieldFrame>
    </FormSection>
  );
}

export function QuestionSection() {
  const { t } = useTranslation('editor');
  const rows = useEditor((state) => state.values.questions);
  const change = useEditor((state) => state.change);
  return (
    <FormSection title={t('questions.title')} hint={t('questions.hint')}>
      <FieldFrame name="questions">
        <RowList
          field="questions"
          lineLabel={(number) => t('questions.line', { number })}
          addLabel={t('questions.add')}
          rows={rows}
          most={jobQuestionsMax}
          create={() => ({ id: newRowId(), text: '', kind: 'text' as const, knock_out: '' as const })}
          onChange={(questions) => change({ questions })}
        >
          {(row, changeRow, number) => <QuestionChoices row={row} onChange={changeRow} number={number} />}
        </RowList>
      </FieldFrame>
    </FormSection>
  );
}

interface QuestionChoicesProps {
  row: QuestionRow;
  number: number;
  onChange: (values: Partial<QuestionRow>) => void;
}

/** Type of a question, and whether an answer ends the application. */
function QuestionChoices({ row: { kind, knock_out: ending }, number, onChange }: QuestionChoicesProps) {
  const { t } = useTranslation('editor');
  return (
    <div className={styles['choices']}>
      <select
        className={styles['select']}
        aria-label={t('questions.kindOf', { number })}
        value={kind}
        onChange={({ target }) => onChange({ kind: target.value as QuestionKind, knock_out: '' })}
      >
        {questionKinds.map((value) => (
          <option key={value} value={value}>
            {t(`questions.kinds.${value}`)}
          </option>
        ))}
      </select>
      {kind === 'yes_no' && (
        <select
          className={styles['select']}
          aria-label={t('questions.endingOf', { number })}
          value={ending}
          onChange={({ target }) => onChange({ knock_out: target.value as QuestionRow['knock_out'] })}
        >
          <option value="">{t('questions.endings.none')}</option>
          <option value="no">{t('questions.endings.no')}</option>
          <option value="yes">{t('questions.endings.yes')}</option>
        </select>
      )}
    </div>
  );
}

export function ProcessSection() {
  const { t } = useTranslation('editor');
  const rows = useEditor((state) => state.values.process);
  const change = useEditor((state) => state.change);
  return (
    <FormSection title={t('process.title')} hint={t('process.hint')}>
      <FieldFrame name="process">
        <RowList
          field="process"
          lineLabel={(number) => t('process.line', { number })}
          addLabel={t('process.add')}
          rows={rows}
          most={jobProcessStepsMax}
          create={() => ({ id: newRowId(), text: '' })}
          onChange={(process) => change({ process })}
        />
      </FieldFrame>
    </FormSection>
  );
}
