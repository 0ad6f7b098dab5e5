import { usePageHead } from '@sabi/shell-sdk/react';
import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  title: string;
  lead?: string | undefined;
  /** The main act of the page, beside its title. */
  action?: ReactNode;
  /** For forms: lines do not grow with the window. */
  narrow?: boolean;
  children: ReactNode;
}

/** A page within the workspace: title, lead and content. */
export function Page({ title, lead, action, narrow = false, children }: PageProps) {
  usePageHead({ title, description: lead ?? title, robots: 'noindex' });
  return (
    <div className={`${styles['page']} ${narrow ? styles['narrow'] : ''}`}>
      <header className={styles['header']}>
        <div className={styles['words']}>
          <h1 className={styles['title']}>{title}</h1>
          {lead && <p className={styles['lead']}>{lead}</p>}
        </div>
        {action}
      </header>
      {children}
    </div>
  );
}

/** A page without a company around it, in the middle of the window. */
export function PlainPage(props: PageProps) {
  return (
    <div className={styles['plain']}>
      <Page {...props} />
    </div>
  );
}

export function PageFrame({ children }: { children: ReactNode }) {
  return <div className={styles['plain']}>{children}</div>;
}
