import { useAccountId } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './case-pane.module.css';
import type { CaseOwnership } from './queue';

/** Shortcut of every queue. */
export const assignLetter = 'a';

/** Takes the case, or gives it back. */
export function AssignButton({ owner, onAssign }: Pick<CaseOwnership, 'owner'> & { onAssign: () => void }) {
  const { t } = useTranslation();
  const accountId = useAccountId();
  const act = owner === null ? 'take' : owner.id === accountId ? 'giveBack' : 'takeOver';
  return (
    <Button
      variant="secondary"
      className={styles['action']}
      aria-keyshortcuts={assignLetter}
      onClick={onAssign}
    >
      {t(`owner.${act}`)}
      <kbd className={styles['key']} aria-hidden="true">
        {assignLetter}
      </kbd>
    </Button>
  );
}
