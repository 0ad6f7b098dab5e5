import type { ButtonHTMLAttributes } from 'react';
import styles from './link-button.module.css';

/** Does something in place, beside links that lead elsewhere. */
export function LinkButton(props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'>) {
  return <button {...props} type="button" className={styles['button']} />;
}
