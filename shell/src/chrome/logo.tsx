import styles from './header.module.css';
import { LogoMark } from './logo-mark';

export function Logo() {
  return (
    <span className={styles['logo']}>
      <LogoMark size={32} />
      <span className={styles['name']}>Sabi</span>
    </span>
  );
}
