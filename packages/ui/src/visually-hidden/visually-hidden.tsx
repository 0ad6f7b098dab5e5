import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

/** What screen readers are told and the eye sees otherwise. By a class: the CSP allows no style attributes. */
export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className' | 'style'>) {
  return <span className={styles['hidden']} {...props} />;
}
