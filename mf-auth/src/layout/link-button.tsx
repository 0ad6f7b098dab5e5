import type { ButtonHTMLAttributes } from 'react';
import styles from './link-button.module.css';

/** A button for an action in place, beside links. */
export function LinkButton(props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'>) {
  return <button {...props} type="button" className={styles['button']} />;
}
