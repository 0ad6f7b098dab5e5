import { Button } from '@sabi/ui/button';
import { Dialog } from '@sabi/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './cv-report.module.css';

/** Deletes all reports, after a question. */
export function ForgetReports({ isForgetting, onForget }: { isForgetting: boolean; onForget: () => void }) {
  const { t } = useTranslation('cv-report');
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const confirm = () => {
    close();
    onForget();
  };
  return (
    <>
      <Button variant="ghost" busy={isForgetting} onClick={() => setAsked(true)}>
        {t(isForgetting ? 'report.forgetBusy' : 'report.forgetAll')}
      </Button>
      <Dialog
        open={isAsked}
        title={t('report.forgetQuestion')}
        closeLabel={t('report.forgetNot')}
        onClose={close}
      >
        <p>{t('report.forgetText')}</p>
        <div className={styles['actions']}>
          <Button onClick={confirm}>{t('report.forgetAll')}</Button>
          <Button variant="secondary" onClick={close}>
            {t('report.forgetNot')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
