import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './order-dialog.module.css';

interface OrderRowProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  /** By one place, up or down, from the given button. */
  onMove: (step: -1 | 1, button: HTMLButtonElement) => void;
}

/** An entry with the buttons that move it. At either end one of them does nothing, but keeps the focus. */
export function OrderRow({ name, isFirst, isLast, onMove }: OrderRowProps) {
  const { t } = useTranslation('editing');
  return (
    <li className={styles['row']}>
      <span className={styles['name']}>{name}</span>
      <button
        type="button"
        className={styles['move']}
        aria-label={t('order.up', { name })}
        aria-disabled={isFirst || undefined}
        onClick={({ currentTarget }) => !isFirst && onMove(-1, currentTarget)}
      >
        <ArrowUp size={20} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles['move']}
        aria-label={t('order.down', { name })}
        aria-disabled={isLast || undefined}
        onClick={({ currentTarget }) => !isLast && onMove(1, currentTarget)}
      >
        <ArrowDown size={20} aria-hidden="true" />
      </button>
    </li>
  );
}
