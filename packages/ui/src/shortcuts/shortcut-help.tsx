import { Shortcuts, type ShortcutsProps } from './shortcuts';
import styles from './shortcuts.module.css';

interface ShortcutHelpProps extends ShortcutsProps {
  title: string;
  className?: string | undefined;
}

/** A page's shortcuts, folded below its content. Not on phones, which have no keyboard. */
export function ShortcutHelp({ title, className, ...shortcuts }: ShortcutHelpProps) {
  return (
    <details className={[styles['help'], className].filter(Boolean).join(' ')}>
      <summary className={styles['title']}>{title}</summary>
      <Shortcuts {...shortcuts} />
    </details>
  );
}
