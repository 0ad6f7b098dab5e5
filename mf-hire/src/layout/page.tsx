import { usePageHead } from '@sabi/shell-sdk/react';
import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  title: string;
  lead?: string | undefined;
  /** Main action, beside the title. */
  action?: ReactNode;
  /** For forms: limits the line length. */
  narrow?: boolean;
  children: ReactNode;
}

/** A page of the workspace: title, lead and content. */
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

/** A centred page outside a company. */
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
