import { Button } from '@sabi/ui/button';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './printable-report.module.css';
import type { SayReport } from './report-texts';

interface PrintableReportProps {
  /** On paper alone, above the report. */
  title: string;
  say: SayReport;
  children: ReactNode;
}

/** A report that is printed alone, without the page or the dialog around it, however printing is started. */
export function PrintableReport({ title, say, children }: PrintableReportProps) {
  return (
    <div className={styles['paper']}>
      <p className={styles['title']}>{title}</p>
      {children}
      <Button variant="secondary" className={styles['print']} onClick={() => window.print()}>
        <Printer size={18} aria-hidden="true" />
        {say('print')}
      </Button>
    </div>
  );
}
