import { jobOpeningsMax, jobTitleMaxLength } from '@sabi/contracts/hiring/field-limits';
import { contractKinds, jobLevels } from '@sabi/contracts/hiring/posting-terms';
import { languages } from '@sabi/contracts/language';
import { FieldRow } from '@sabi/ui/form';
import { SelectField, TextField } from '@sabi/ui/text-field';
import { useTranslation } from 'react-i18next';
import { jobCategories } from './job-categories';
import { useEditor } from './editor-store';
import type { EditorValues } from './editor-values';
import styles from './editor.module.css';
import { FieldFindings } from './findings';
import { FieldFrame, FormSection } from './form-section';
import { useMissing } from './use-missing';

/** Title, language, category, level and contract. */
export function BasicsSection() {
  const { t } = useTranslation('editor');
  const values = useEditor((state) => state.values);
  const change = useEditor((state) => state.change);
  const missing = useMissing();
  return (
    <FormSection title={t('basics.title')}>
      <FieldFrame name="title">
        <TextField
          label={t('fields.title')}
          value={values.title}
          maxLength={jobTitleMaxLength}
          error={values.title.trim() === '' ? t('missing.title') : undefined}
          onChange={({ target }) => change({ title: target.value })}
          required
        />
        <FieldFindings field="title" />
      </FieldFrame>
      <SelectField
        label={t('fields.language')}
        hint={t('fields.languageHint')}
        placeholder={t('choose')}
        value={values.language}
        options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        onChange={({ target }) =>
          target.value && change({ language: target.value as EditorValues['language'] })
        }
      />
      <FieldRow>
        <FieldFrame name="category">
          <SelectField
            label={t('fields.category')}
            placeholder={t('choose')}
            value={values.category}
            error={missing('category')}
            options={listCategories(values.category).map((value) => ({
              value,
              label: t(`categories.${value}`, { defaultValue: value }),
            }))}
            onChange={({ target }) => change({ category: target.value })}
          />
        </FieldFrame>
        <LevelField />
      </FieldRow>
      <FieldRow>
        <ContractField />
        <TextField
          label={t('fields.openings')}
          type="number"
          min={1}
          max={jobOpeningsMax}
          value={values.openings}
          onChange={({ target }) => change({ openings: target.value })}
        />
      </FieldRow>
    </FormSection>
  );
}

/** An unlisted category stays, as postings are also imported. */
const listCategories = (own: string): readonly (typeof jobCategories)[number][] =>
  (own === '' || (jobCategories as readonly string[]).includes(own)
    ? jobCategories
    : [...jobCategories, own]) as readonly (typeof jobCategories)[number][];

function LevelField() {
  const { t } = useTranslation(['editor', 'job-view']);
  const level = useEditor((state) => state.values.level);
  const change = useEditor((state) => state.change);
  const missing = useMissing();
  return (
    <FieldFrame name="level">
      <SelectField
        label={t('fields.level')}
        placeholder={t('choose')}
        value={level}
        error={missing('level')}
        options={jobLevels.map((value) => ({ value, label: t(`job-view:level.${value}`) }))}
        onChange={({ target }) => change({ level: target.value as EditorValues['level'] })}
      />
    </FieldFrame>
  );
}

function ContractField() {
  const { t } = useTranslation(['editor', 'job-view']);
  const contract = useEditor((state) => state.values.contract);
  const isPartTime = useEditor((state) => state.values.part_time);
  const change = useEditor((state) => state.change);
  const missing = useMissing();
  return (
    <FieldFrame name="contract">
      <SelectField
        label={t('fields.contract')}
        placeholder={t('choose')}
        value={contract}
        error={missing('contract')}
        options={contractKinds.map((value) => ({ value, label: t(`job-view:contract.${value}`) }))}
        onChange={({ target }) => change({ contract: target.value as EditorValues['contract'] })}
      />
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={isPartTime}
          onChange={({ target }) => change({ part_time: target.checked })}
        />
        {t('fields.partTime')}
      </label>
    </FieldFrame>
  );
}
