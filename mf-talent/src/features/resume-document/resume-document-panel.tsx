import type { DocumentFormat, DocumentTemplate } from '@sabi/contracts/http/profile-documents';
import { type Language, languages } from '@sabi/contracts/language';
import { RequestFailed } from '@sabi/shell-sdk/http';
import { useLanguage, useShell, useWaitFormat } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../downloads/save-file';
import { Section } from '../../layout/section';
import { profileAnchors } from '../../profile/profile-anchors';
import { createDocument } from './create-document';
import styles from './resume-document.module.css';
import { TemplatePicture } from './template-picture';

const templates: readonly DocumentTemplate[] = ['plain', 'modern', 'classic'];
const otherFormats: readonly DocumentFormat[] = ['docx', 'json'];

/** Makes a resume of the profile, to be sent to whom the member wants. */
export function ResumeDocumentPanel() {
  const { t } = useTranslation();
  const shell = useShell();
  const pageLanguage = useLanguage();
  const [template, setTemplate] = useState<DocumentTemplate>('plain');
  const [language, setLanguage] = useState<Language>(pageLanguage);
  const making = useMutation({
    mutationFn: (format: DocumentFormat) => createDocument(shell.fetch, { format, template, language }),
    onSuccess: saveFile,
    retry: false, // the member is there to decide
  });
  const busyWith = making.isPending ? making.variables : null;
  const make = (format: DocumentFormat) => {
    if (!making.isPending) making.mutate(format); // one after the other
  };
  return (
    <Section title={t('document.title')} anchor={profileAnchors.document}>
      <div className={styles['form']}>
        <p className={styles['intro']}>{t('document.intro')}</p>
        <fieldset className={styles['choice']}>
          <legend className={styles['legend']}>{t('document.template')}</legend>
          <div className={styles['templates']}>
            {templates.map((name) => (
              <label key={name} className={styles['template']}>
                <TemplatePicture template={name} />
                <span className={styles['name']}>
                  <input
                    type="radio"
                    name="document-template"
                    checked={name === template}
                    onChange={() => setTemplate(name)}
                  />
                  {t(`document.templates.${name}`)}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <LanguageChoice value={language} onChange={setLanguage} />
        <Button block busy={busyWith === 'pdf'} onClick={() => make('pdf')}>
          {t(busyWith === 'pdf' ? 'document.busy' : 'document.pdf')}
        </Button>
        <div className={styles['others']}>
          {otherFormats.map((format) => (
            <Button key={format} variant="secondary" busy={busyWith === format} onClick={() => make(format)}>
              {t(busyWith === format ? 'document.busy' : `document.${format as 'docx' | 'json'}`)}
            </Button>
          ))}
        </div>
        {making.isSuccess && <Notice tone="success" title={t('document.saved')} />}
        {making.isError && <FailedNotice error={making.error} />}
      </div>
    </Section>
  );
}

/** Of headings and dates alone: nobody translates what the member wrote. */
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

function FailedNotice({ error }: { error: Error }) {
  const { t } = useTranslation();
  const formatWait = useWaitFormat();
  const wait = error instanceof RequestFailed && error.status === 429 ? error.retryAfterSeconds : undefined;
  const isOffline = error instanceof RequestFailed && error.status === 0;
  return (
    <Notice tone="danger" title={t('document.failed')}>
      {wait
        ? t('document.tooMany', { wait: formatWait(wait) })
        : t(isOffline ? 'document.offline' : 'document.tryAgain')}
    </Notice>
  );
}
