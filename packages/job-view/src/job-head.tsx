import { formatRupiahRange } from '@sabi/contracts/billing/rupiah';
import type { BoardPlace } from '@sabi/contracts/http/hiring/pages';
import type { Posting } from '@sabi/contracts/http/hiring/posting';
import type { Language } from '@sabi/contracts/language';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './job-head.module.css';
import { PlaceNames } from './place-names';

interface JobHeadProps {
  posting: Pick<Posting, 'title' | 'mode' | 'pay'>;
  places: readonly BoardPlace[];
  /** Set if it differs from the page's. */
  language: Language | undefined;
  /** Name and badges of the company. */
  company: ReactNode;
  heading?: 'h1' | 'h2';
  /** Dates and the like. */
  children?: ReactNode;
}

export function JobHead({
  posting,
  places,
  language,
  company,
  heading: Heading = 'h1',
  children,
}: JobHeadProps) {
  const { t } = useTranslation('job-view');
  return (
    <header className={styles['head']}>
      <Heading className={styles['title']} lang={language}>
        {posting.title}
      </Heading>
      <p className={styles['company']}>{company}</p>
      <p>
        <PlaceNames places={places} mode={posting.mode} />
      </p>
      {posting.pay && (
        <p className={styles['pay']}>
          {formatRupiahRange(posting.pay)} <span className={styles['perMonth']}>{t('pay.perMonth')}</span>
        </p>
      )}
      {children}
    </header>
  );
}
