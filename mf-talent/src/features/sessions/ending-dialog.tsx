import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../confirmation/confirm-dialog';
import { type Ending, useEndSessions } from './use-end-sessions';
import { useSessionName } from './use-session-name';

interface EndingDialogProps {
  ending: Ending;
  onClose: () => void;
  findFocusAfter: () => HTMLElement | null;
}

/** Confirms the end of sessions. */
export function EndingDialog({ ending, onClose, findFocusAfter }: EndingDialogProps) {
  const { t } = useTranslation('settings');
  const nameOf = useSessionName();
  const endSessions = useEndSessions();
  const { scope } = ending;
  const text =
    scope === 'one' ? t('sessions.one.text', { name: nameOf(ending.session) }) : t(`sessions.${scope}.text`);
  return (
    <ConfirmDialog
      title={t(`sessions.${scope}.title`)}
      text={text}
      confirmLabel={t(`sessions.${scope}.action`)}
      failedTitle={t('sessions.failed')}
      onConfirm={() => endSessions(ending)}
      onClose={onClose}
      findFocusAfter={findFocusAfter}
    />
  );
}
