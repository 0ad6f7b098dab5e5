import { type DocumentTemplate, isPremiumTemplate } from '@sabi/contracts/profile/document-templates';
import type { DocumentChoice, DocumentFormat } from '@sabi/contracts/http/profile/documents';
import { type Language, languages } from '@sabi/contracts/language';
import { RequestFailed } from '@sabi/shell-sdk/http';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../downloads/save-file';
import { Section } from '@sabi/ui/section';
import { profileAnchors } from '../../profile/profile-anchors';
import { createDocument } from './create-document';
import { FailedNotice } from './failed-notice';
import { useHasPremiumTemplates, usePremiumTemplatesQuery } from './premium-templates';
import styles from './resume-document.module.css';
import { TemplateChoice } from './template-choice';

const otherFormats: readonly DocumentFormat[] = ['docx', 'json'];

/** Generates a resume from the profile, for the owner to send. */
export function ResumeDocumentPanel() {
  const { t } = useTranslation();
  const shell = useShell();
  const pageLanguage = useLanguage();
  const queryClient = useQueryClient();
  const { queryKey } = usePremiumTemplatesQuery();
  const hasPremium = useHasPremiumTemplates();
  const [wanted, setWanted] = useState<DocumentTemplate>('plain');
  const template = isPremiumTemplate(wanted) && !hasPremium ? 'plain' : wanted;
  const [language, setLanguage] = useState<Language>(pageLanguage);
  const making = useMutation({
    mutationFn: (choice: DocumentChoice) => createDocument(shell.fetch, choice),
    onSuccess: saveFile,
    onError: (error) => {
      const isNews = error instanceof RequestFailed && error.code === 'TEMPLATE_NOT_INCLUDED';
      if (isNews) void queryClient.invalidateQueries({ queryKey });
    },
    retry: false, // the owner can retry
  });
  const busyFormat = making.isPending ? making.variables.format : null;
  const make = (format: DocumentFormat) => {
    if (!making.isPending) making.mutate({ format, template, language }); // one at a time
  };
  return (
    <Section title={t('document.title')} anchor={profileAnchors.document}>
      <div className={styles['form']}>
        <p className={styles['intro']}>{t('document.intro')}</p>
        <TemplateChoice value={template} onChange={setWanted} hasPremium={hasPremium} />
        <LanguageChoice value={language} onChange={setLanguage} />
        <Button block busy={busyFormat === 'pdf'} onClick={() => make('pdf')}>
          {t(busyFormat === 'pdf' ? 'document.busy' : 'document.pdf')}
        </Button>
        <div className={styles['others']}>
          {otherFormats.map((format) => (
            <Button
              key={format}
              variant="secondary"
              busy={busyFormat === format}
              onClick={() => make(format)}
            >
              {t(busyFormat === format ? 'document.busy' : `document.${format as 'docx' | 'json'}`)}
            </Button>
          ))}
        </div>
        {making.isSuccess && <Notice tone="success" title={t('document.saved')} />}
        {making.isError && (
          <FailedNotice error={making.error} isPremium={isPremiumTemplate(making.variables.template)} />
        )}
      </div>
    </Section>
  );
}

/** Language of headings and dates; the owner's texts are not translated. */
function LanguageChoice({ value, onChange }: { value: Language; onChange: (language: Language) => void }) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles['choice']}>
      <legend className={styles['legend']}>{t('document.language')}</legend>
      <div className={styles['languages']}>
        {languages.map((language) => (
          <label key={language} className={styles['language']} lang={language}>
            <input
              type="radio"
              name="document-language"
              checked={language === value}
              onChange={() => onChange(language)}
            />
            {t(`document.languages.${language}`)}
          </label>
        ))}
      </div>
      <p className={styles['hint']}>{t('document.languageHint')}</p>
    </fieldset>
  );
}
