import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { ReportFields } from './report-fields';
import styles from './report-form.module.css';

/** The report without script: svc-hiring answers it with a page. */
export function PlainReport({ publicNo }: { publicNo: number }) {
  const { t } = useTranslation();
  return (
    <details className={styles['plain']}>
      <summary className={styles['summary']}>{t('report.open')}</summary>
      {/* oxlint-disable-next-line sabi/require-form-draft -- without script there is no draft */}
      <form className={styles['form']} action={`/api/hiring/v1/jobs/${publicNo}/reports`} method="post">
        <input type="hidden" name="language" value={useLanguage()} />
        <ReportFields />
        <div className={styles['buttons']}>
          <Button type="submit">{t('report.send')}</Button>
        </div>
      </form>
    </details>
  );
}
