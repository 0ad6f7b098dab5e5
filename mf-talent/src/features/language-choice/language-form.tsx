import { type Language, isLanguage, languages, localizedPath } from '@sabi/contracts/language';
import { type AccountFailure, tryAccount } from '@sabi/shell-sdk/account';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { useLanguage, useShell, useSignedInUser } from '@sabi/shell-sdk/react';
import { Form } from '@sabi/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../account/failure-notice';
import { settingsPaths } from '../../settings-paths';
import styles from './language-form.module.css';

/** The shell changes the language only when a link is followed. */
const follow = (link: HTMLAnchorElement | null) => link?.click();

/** Language of the site and of the account's mails. */
export function LanguageForm() {
  const { t } = useTranslation('settings');
  const shell = useShell();
  const pageLanguage = useLanguage();
  const { metadata } = useSignedInUser();
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const [next, setNext] = useState<Language | null>(null);
  const kept = metadata['language'];
  const { register, handleSubmit, formState, forgetDraft } = useDraftForm<{ language: Language }>(
    'language-choice',
    {
      defaultValues: { language: isLanguage(kept) ? kept : pageLanguage },
    },
  );
  const { isSubmitting } = formState;

  const save = async ({ language }: { language: Language }) => {
    setFailure(null);
    const found = await tryAccount(shell, (client) => client.updateUser({ data: { language } }));
    setFailure(found);
    if (found) return;
    forgetDraft();
    shell.toast({ tone: 'success', title: t('language.saved') });
    if (language !== pageLanguage) setNext(language);
  };

  return (
    <>
      <Form
        onSubmit={handleSubmit(save)}
        busy={isSubmitting}
        submitLabel={t('language.submit')}
        compact
        busyLabel={t('saving')}
      >
        <fieldset className={styles['choice']}>
          <legend className={styles['legend']}>{t('language.text')}</legend>
          <div className={styles['options']}>
            {languages.map((language) => (
              <label key={language} className={styles['option']} lang={language}>
                <input {...register('language')} type="radio" value={language} />
                {t(`language.names.${language}`)}
              </label>
            ))}
          </div>
        </fieldset>
        <FailureNotice failure={failure} title={t('language.failed')} />
      </Form>
      {next && (
        <a ref={follow} hidden href={localizedPath(next, settingsPaths.profile)} hrefLang={next}>
          {t(`language.names.${next}`)}
        </a>
      )}
    </>
  );
}
