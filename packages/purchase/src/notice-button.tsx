import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import { Button } from '@sabi/ui/button';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './notice-button.module.css';
import { useNotice } from './use-notice';

interface NoticeButtonProps {
  kind: EntitlementKind;
  /** What is meant, as it is called beside the button. */
  name: string;
  className?: string | undefined;
}

/** Asks for one mail once something that is not sold yet can be bought and used. Pressed again: no mail. */
export function NoticeButton({ kind, name, className }: NoticeButtonProps) {
  const { t } = useTranslation('purchase');
  const { isWanted, isBusy, toggle } = useNotice(kind);
  // A kind has several such buttons, and all of them change: screen readers announce only the pressed one.
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
      {/* One button in both states, so that the focus stays on it. */}
      <Button variant={isWanted ? 'ghost' : 'secondary'} busy={isBusy} onClick={press}>
        {t(isWanted ? 'notice.undo' : 'notice.add')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </span>
  );
}
