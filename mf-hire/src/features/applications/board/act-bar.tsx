import { Button } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './board.module.css';

interface ActBarProps {
  count: number;
  /** On phones nothing is dragged. */
  isNarrow: boolean;
  onMove: () => void;
  onReject: () => void;
  onClear: () => void;
  onKeys: () => void;
}

/** How many are selected, and what can be done with them. */
export function ActBar({ count, isNarrow, onMove, onReject, onClear, onKeys }: ActBarProps) {
  const { t } = useTranslation(['board', 'applications']);
  const act = (label: string, variant: 'primary' | 'secondary' | 'ghost', onClick: () => void) => (
    <Button variant={variant} className={styles['act']} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <div className={styles['bar']} data-active={count > 0 || undefined}>
      <p className={count > 0 ? undefined : styles['hint']}>
        {count > 0 ? t('applications:selected', { count }) : t(isNarrow ? 'applications:selectHint' : 'hint')}
      </p>
      <div className={styles['acts']}>
        {count > 0 ? (
          <>
            {act(t('applications:move.label'), 'primary', onMove)}
            {act(t('applications:reject.label'), 'secondary', onReject)}
            {act(t('applications:clear'), 'ghost', onClear)}
          </>
        ) : (
          <span className={styles['keysButton']}>{act(t('keys.open'), 'ghost', onKeys)}</span>
        )}
      </div>
    </div>
  );
}
