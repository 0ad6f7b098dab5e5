import styles from './spinner.module.css';

/** Decorative: a text beside it has to describe the progress. */
export function Spinner() {
  return <span className={styles['spinner']} aria-hidden="true" />;
}
