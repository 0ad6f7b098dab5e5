import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

const icons = { info: Info, success: CircleCheck, danger: CircleAlert };

export interface NoticeProps {
  tone: keyof typeof icons;
  title: string;
  children?: ReactNode;
  /** Buttons or links below the text. */
  actions?: ReactNode;
}

/** A message within a page: what happened, its consequence, and possible actions. */
export function Notice({ tone, title, children, actions }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <section className={`${styles['notice']} ${styles[tone]}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon className={styles['icon']} size={24} aria-hidden="true" />
      <div className={styles['content']}>
        <p className={styles['title']}>{title}</p>
        {children && <div className={styles['text']}>{children}</div>}
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
    </section>
  );
}
