import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Asks for confirmation before unsaved input is discarded. */
export function LeavingNotice({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation('editing');
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <Notice
      tone="info"
      title={t('leaving.title')}
      actions={
        <>
          <Button ref={stay} onClick={onStay}>
            {t('leaving.stay')}
          </Button>
          <Button variant="secondary" onClick={onLeave}>
            {t('leaving.leave')}
          </Button>
        </>
      }
    />
  );
}
