import type { LetterTemplate } from '@sabi/contracts/http/hiring/letter-templates';
import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { SelectField } from '@sabi/ui/text-field';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCompany } from '../../data/company-context';
import { useTemplates } from '../../data/templates';
import { FailureNotice } from '../../failures/failure-notice';
import { LetterPreview } from '../../letters/letter-preview';
import { hirePaths } from '../../paths';
import styles from './applications.module.css';
import { type LetterRecipient, OwnLetter } from './own-letter';
import { type LetterValues, ownText } from './rejection-letter';

/** Chooses a template or a text of one's own for the applicants, and shows it as the first of them would get it. */
export function LetterChoice({ applicationId, reason }: LetterRecipient) {
  const { t } = useTranslation(['applications', 'hire']);
  const language = useLanguage();
  const { slug } = useCompany();
  const { control, setValue } = useFormContext<LetterValues>();
  const choice = useWatch({ control, name: 'choice' });
  const { data: templates = [], error } = useTemplates();
  const chosen = templates.find((template) => template.template_id === choice);
  return (
    <>
      <SelectField
        label={t('mailing.label')}
        value={choice}
        onChange={({ target }) => setValue('choice', target.value, { shouldDirty: true })}
        placeholder={t('mailing.none')}
        options={[
          { value: ownText, label: t('mailing.own') },
          ...templates.map((template) => ({
            value: template.template_id,
            label: t('mailing.template', {
              name: template.name,
              language: t(`hire:letter.languages.${template.language}`),
            }),
          })),
        ]}
      />
      <FailureNotice error={error} title={t('mailing.failed')} />
      {chosen && <LetterPreview letter={{ ...letterOf(chosen), application_id: applicationId, reason }} />}
      {choice === ownText ? (
        <OwnLetter applicationId={applicationId} reason={reason} />
      ) : (
        <a className={styles['templatesLink']} href={localizedPath(language, hirePaths(slug).templates)}>
          {t('mailing.edit')}
        </a>
      )}
    </>
  );
}

const letterOf = ({ language, subject, text }: LetterTemplate) => ({ language, subject, text });
