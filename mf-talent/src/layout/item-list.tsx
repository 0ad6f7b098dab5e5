import { Button } from '@sabi/ui/button';
import type { ReactNode } from 'react';
import styles from './item-list.module.css';

/** List of similar items, each with its actions. */
export function ItemList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {children}
    </ul>
  );
}

interface ItemAction {
  readonly label: string;
  /** Label with the item's name, for screen readers. */
  readonly fullLabel: string;
  readonly onSelect: () => void;
}

interface ItemRowProps {
  icon?: ReactNode;
  name: string;
  /** Text that marks a special item. */
  badge?: string | undefined;
  details: readonly string[];
  actions: readonly ItemAction[];
}

export function ItemRow({ icon, name, badge, details, actions }: ItemRowProps) {
  return (
    <li className={styles['row']}>
      {icon && <span className={styles['icon']}>{icon}</span>}
      <div className={styles['facts']}>
        <p className={styles['name']}>
          {name}
          {badge && <span className={styles['badge']}>{badge}</span>}
        </p>
        {details.map((detail) => (
          <p key={detail} className={styles['detail']}>
            {detail}
          </p>
        ))}
      </div>
      {actions.length > 0 && (
        <div className={styles['actions']}>
          {actions.map(({ label, fullLabel, onSelect }) => (
            <Button key={label} variant="secondary" aria-label={fullLabel} onClick={onSelect}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
