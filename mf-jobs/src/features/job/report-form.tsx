import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ReportDraft, ReportFields } from './report-fields';
import styles from './report-form.module.css';
import { useReport } from './use-report';

interface ReportFormProps {
  publicNo: number;
  draft: ReportDraft | null;
  onCancel: () => void;
}

/** Reports a posting to the staff. Input is kept until it was sent. */
export function ReportForm({ publicNo, draft, onCancel }: ReportFormProps) {
  const { t } = useTranslation('report');
  const { state, failure, send } = useReport(publicNo);
  const reason = useRef<HTMLSelectElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => (draft?.isWriting ? text : reason).current?.focus(), [draft]);
  useEffect(() => {
    if (state === 'sent') thanks.current?.focus();
  }, [state]);
  if (state === 'sent')
    return (
      <div ref={thanks} tabIndex={-1} className={styles['thanks']}>
        <Notice tone="success" title={t('sent.title')}>
          <p>{t('sent.text')}</p>
        </Notice>
      </div>
    );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void send({ reason: String(form.get('reason')), text: String(form.get('text') ?? '').trim() });
  };
  return (
    // oxlint-disable-next-line sabi/require-form-draft -- a few words about what is in view
    <form className={styles['form']} onSubmit={submit}>
      <ReportFields reason={reason} text={text} draft={draft} />
      {failure && (
        <p className={styles['failure']} role="alert">
          {t(`failed.${failure}`)}
        </p>
      )}
      <div className={styles['buttons']}>
        <Button type="submit" busy={state === 'sending'}>
          {t('send')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
