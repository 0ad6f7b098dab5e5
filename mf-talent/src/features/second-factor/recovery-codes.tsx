import type { AccountFailure } from '@sabi/shell-sdk/account';
import { Button } from '@sabi/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../account/failure-notice';
import { ConfirmDialog } from '../../confirmation/confirm-dialog';
import { QueryContent } from '../../layout/query-content';
import styles from './second-factor.module.css';
import { useCodesLeft } from './use-recovery-codes';

interface RecoveryCodesProps {
  hasCodes: boolean;
  onMake: (action: 'generate' | 'regenerate') => Promise<AccountFailure | null>;
}

/** Number of unused codes, and a button for new ones. */
export function RecoveryCodes({ hasCodes, onMake }: RecoveryCodesProps) {
  const { t } = useTranslation('settings');
  const left = useCodesLeft({ enabled: hasCodes });
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AccountFailure | null>(null);

  const makeFirst = async () => {
    setBusy(true);
    setFailure(await onMake('generate'));
    setBusy(false);
  };

  return (
    <div className={styles['part']}>
      <h3 className={styles['subtitle']}>{t('codes.title')}</h3>
      <p>{t('codes.text')}</p>
      {hasCodes ? (
        <>
          <QueryContent query={left} loadingLabel={t('loading')}>
            {({ remaining, total }) => <p>{t('codes.left', { remaining, total })}</p>}
          </QueryContent>
          <div>
            <Button variant="secondary" onClick={() => setAsking(true)}>
              {t('codes.makeNew')}
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button variant="secondary" busy={isBusy} onClick={() => void makeFirst()}>
            {t('codes.make')}
          </Button>
        </div>
      )}
      <FailureNotice failure={failure} title={t('codes.failed')} />
      {isAsking && (
        <ConfirmDialog
          title={t('codes.makeNewTitle')}
          text={t('codes.makeNewText')}
          confirmLabel={t('codes.makeNew')}
          failedTitle={t('codes.failed')}
          onConfirm={() => onMake('regenerate')}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
