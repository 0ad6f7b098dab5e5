import type { ReactNode } from 'react';
import styles from './page.module.css';

/** A page of the signed-in area: title, lead and content. */
export function Page({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <h1 className={styles['title']}>{title}</h1>
        {lead && <p className={styles['lead']}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}

/** The same frame for a page with its own title. */
export function PageFrame({ children }: { children: ReactNode }) {
  return <div className={styles['page']}>{children}</div>;
}
