import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import { Button } from '@sabi/ui/button';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './notice-button.module.css';
import { useNotice } from './use-notice';

interface NoticeButtonProps {
  kind: EntitlementKind;
  /** Name shown beside the button. */
  name: string;
  className?: string | undefined;
}

/** Toggles one mail for when a service that is not sold yet can be bought and used. */
export function NoticeButton({ kind, name, className }: NoticeButtonProps) {
  const { t } = useTranslation('purchase');
  const { isWanted, isBusy, toggle } = useNotice(kind);
  // Several buttons of a kind change together: screen readers announce only the pressed one.
  const [wasPressed, setPressed] = useState(false);
  const press = () => {
    setPressed(true);
    toggle();
  };
  return (
    <span className={[styles['notice'], className].filter(Boolean).join(' ')}>
      <span className={styles['added']} role={wasPressed ? 'status' : undefined}>
        {isWanted && t('notice.added')}
      </span>
      {/* A single button in both states keeps the focus. */}
      <Button variant={isWanted ? 'ghost' : 'secondary'} busy={isBusy} onClick={press}>
        {t(isWanted ? 'notice.undo' : 'notice.add')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </span>
  );
}
