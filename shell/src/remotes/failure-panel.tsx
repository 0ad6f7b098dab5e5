import { Button } from '@sabi/ui/button';
import { useOnReconnect, useOnline } from '@sabi/ui/network';
import { Notice } from '@sabi/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './remote-slot.module.css';

interface FailurePanelProps {
  /** The page below is readable, but not interactive. */
  compact: boolean;
  onRetry: () => Promise<void>;
}

/** Shown in place of a remote that cannot be loaded. */
export function FailurePanel({ compact, onRetry }: FailurePanelProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const online = useOnline();
  const retry = () => {
    setBusy(true);
    void onRetry().finally(() => setBusy(false));
  };
  useOnReconnect(retry);
  const failure = online ? 'failed' : 'offline';
  return (
    <div className={`${styles['failure']} ${compact ? styles['compact'] : ''}`} data-testid="remote-failure">
      <Notice
        tone={online ? 'danger' : 'info'}
        title={t(`slot.${failure}Title`)}
        actions={
          online && (
            <Button variant="secondary" busy={busy} onClick={retry}>
              {t(busy ? 'slot.retrying' : 'slot.retry')}
            </Button>
          )
        }
      >
        {t(compact ? 'slot.partlyFailedText' : `slot.${failure}Text`)}
      </Notice>
    </div>
  );
}
