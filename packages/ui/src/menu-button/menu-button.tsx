import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from '../menu/menu.module.css';

interface MenuButtonProps {
  label: ReactNode;
  /** @param openedBy for the menu */
  onOpen: (openedBy: 'pointer' | 'keyboard') => void;
}

/** Looks like the button of a menu, whose code is loaded meanwhile or when this is pressed. */
export function MenuButton({ label, onOpen }: MenuButtonProps) {
  return (
    <button
      type="button"
      className={styles['trigger']}
      aria-haspopup="menu"
      aria-expanded={false}
      // A click without a press is one of the keyboard.
      onClick={({ detail: presses }) => onOpen(presses === 0 ? 'keyboard' : 'pointer')}
    >
      <span className={styles['label']}>{label}</span>
      <ChevronDown size={16} aria-hidden="true" />
    </button>
  );
}
