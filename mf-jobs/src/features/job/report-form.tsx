import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { type SubmitEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ReportFields } from './report-fields';
import styles from './report-form.module.css';
import { useReport } from './use-report';

/** Reports a posting to the staff. Input is kept until it was sent. */
export function ReportForm({ publicNo, onCancel }: { publicNo: number; onCancel: () => void }) {
  const { t } = useTranslation();
  const { state, failure, send } = useReport(publicNo);
  const reason = useRef<HTMLSelectElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => reason.current?.focus(), []);
  useEffect(() => {
    if (state === 'sent') thanks.current?.focus();
  }, [state]);
  if (state === 'sent')
    return (
      <div ref={thanks} tabIndex={-1} className={styles['thanks']}>
        <Notice tone="success" title={t('report.sent.title')}>
          <p>{t('report.sent.text')}</p>
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
      <ReportFields reason={reason} />
      {failure && (
        <p className={styles['failure']} role="alert">
          {t(`report.failed.${failure}`)}
        </p>
      )}
      <div className={styles['buttons']}>
        <Button type="submit" busy={state === 'sending'}>
          {t('report.send')}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {t('report.cancel')}
        </Button>
      </div>
    </form>
  );
}
