import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { type ReportDraft, ReportFields } from './report-fields';
import styles from './report-form.module.css';

/** The report without script: svc-hiring answers it with a page. */
export function PlainReport({ publicNo, ref }: { publicNo: number; ref: Ref<HTMLDetailsElement> }) {
  const { t } = useTranslation('report');
  return (
    // The visitor may have opened it before hydration.
    <details ref={ref} className={styles['plain']} suppressHydrationWarning>
      <summary className={styles['summary']}>{t('open')}</summary>
      {/* oxlint-disable-next-line sabi/require-form-draft -- without script there is no draft */}
      <form className={styles['form']} action={`/api/hiring/v1/jobs/${publicNo}/reports`} method="post">
        <input type="hidden" name="language" value={useLanguage()} />
        <ReportFields />
        <div className={styles['buttons']}>
          <Button type="submit">{t('send')}</Button>
        </div>
      </form>
    </details>
  );
}

/** What the visitor has chosen and written so far, and in which field they are. */
export function readPlainReport(report: HTMLElement): ReportDraft {
  const find = (name: string) =>
    report.querySelector<HTMLSelectElement | HTMLTextAreaElement>(`[name="${name}"]`);
  const text = find('text');
  return {
    reason: find('reason')?.value ?? '',
    text: text?.value ?? '',
    isWriting: text !== null && text === document.activeElement,
  };
}
