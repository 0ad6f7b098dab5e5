import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface RemovedNoticeProps {
  fileName: string;
  busy: boolean;
  onUndo: () => void;
}

/** Offers to undo a removal. Takes the focus, as the focused element is gone. */
export function RemovedNotice({ fileName, busy, onUndo }: RemovedNoticeProps) {
  const { t } = useTranslation();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <Notice
      tone="info"
      title={t('cv.versions.removed', { fileName })}
      actions={
        <Button ref={undo} variant="secondary" busy={busy} onClick={onUndo}>
          {t('cv.versions.undo')}
        </Button>
      }
    >
      {t('cv.versions.undoHint')}
    </Notice>
  );
}
