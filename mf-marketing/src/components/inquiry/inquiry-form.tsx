import type { InquiryType, InquiryValues } from '@sabi/contracts/profile/inquiry';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useHydrated } from '@sabi/ui/hydration';
import { useOfflineHold } from '@sabi/ui/network';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fillEmpty } from './form-values';
import { InquiryFields } from './inquiry-fields';
import styles from './inquiry-form.module.css';
import { inquiriesPath } from './send-inquiry';
import { SentNotice } from './sent-notice';
import { type InquiryFormOptions, useInquiryForm } from './use-inquiry-form';

interface InquiryFormProps extends InquiryFormOptions {
  submitLabel: string;
  /** Initial values. */
  known?: InquiryValues | undefined;
  /** Initially chosen type, also without script. */
  chosenType?: InquiryType | undefined;
}

/** The contact and consultation forms. Without script the browser validates and submits them. */
export function InquiryForm({ submitLabel, known, chosenType, ...options }: InquiryFormProps) {
  const { kind } = options;
  const { t } = useTranslation('inquiry');
  const language = useLanguage();
  const hydrated = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const { onSubmit, onInput, errorOf, sending } = useInquiryForm(options);
  const hold = useOfflineHold(onSubmit, sending);
  useEffect(() => {
    if (element.current && known) fillEmpty(element.current, known);
  }, [known]);
  return (
    <form
      ref={element}
      className={styles['form']}
      method="post"
      action={inquiriesPath}
      noValidate={hydrated}
      aria-label={t(`name.${kind}`)}
      onSubmit={hold.onSubmit}
      onInput={onInput}
    >
      <SentNotice />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="language" value={language} />
      <InquiryFields kind={kind} chosenType={chosenType} errorOf={errorOf} />
      {hold.notice}
      <Button type="submit" size="lg" busy={sending}>
        {sending ? t('sending') : submitLabel}
      </Button>
    </form>
  );
}
