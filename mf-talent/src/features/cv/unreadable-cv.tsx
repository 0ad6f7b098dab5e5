import type { Cv } from '@sabi/contracts/http/profile/profile';
import { useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '../../layout/use-focus-fallback';
import { RemoveCvDialog } from './lazy-remove-cv-dialog';
import { useCauseText } from './use-cause-text';
import { useVersionAct } from './use-cv-versions';

interface UnreadableCvProps {
  unreadable: Cv;
  current: Cv | null;
  /** A message on this page already gives the reason. */
  isExplained: boolean;
}

/** An unreadable CV: the reason, the profile's current one, and the choice to keep it anyway. */
export function UnreadableCv({ unreadable, current, isExplained }: UnreadableCvProps) {
  const { t } = useTranslation();
  const { toast } = useShell();
  const describeCause = useCauseText();
  const button = useFocusFallback();
  const [isAsked, setAsked] = useState(false);
  const { file_name: fileName } = unreadable;
  const act = useVersionAct((done) => {
    const title = t(done === 'current' ? 'cv.unreadable.kept' : 'cv.versions.removed', { fileName });
    toast({ tone: 'success', title });
  });
  const left = current
    ? t('cv.unreadable.former', { fileName: current.file_name })
    : t('cv.unreadable.none', { fileName });
  return (
    <>
      <Notice
        tone="danger"
        title={t('dashboard.steps.cv.failed', { fileName })}
        actions={
          <>
            <Button
              ref={button}
              variant="secondary"
              busy={act.isPending && act.variables.act === 'current'}
              onClick={() => act.mutate({ act: 'current', version: unreadable })}
            >
              {t('cv.unreadable.keep')}
            </Button>
            <Button
              variant="secondary"
              busy={act.isPending && act.variables.act === 'remove'}
              onClick={() => setAsked(true)}
            >
              {t('cv.versions.remove')}
            </Button>
          </>
        }
      >
        {!isExplained && <span>{describeCause(unreadable.error_code)} </span>}
        {left}
      </Notice>
      {isAsked && (
        <RemoveCvDialog
          fileName={fileName}
          kind="unread"
          onConfirm={() => {
            setAsked(false);
            act.mutate({ act: 'remove', version: unreadable });
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
