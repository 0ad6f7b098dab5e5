import type { Posting } from '@sabi/contracts/http/hiring/posting';
import type { Language } from '@sabi/contracts/language';
import { useTranslation } from 'react-i18next';
import { Paragraphs } from './paragraphs';
import styles from './parts.module.css';
import { PayParts } from './pay-parts';
import { ProcessSteps } from './process-steps';
import { Requirements } from './requirements';

interface JobBodyProps {
  posting: Pick<Posting, 'text' | 'requirements' | 'pay' | 'process'>;
  /** Set if it differs from the page's. */
  language: Language | undefined;
}

/** Text, requirements, pay and process of a posting. */
export function JobBody({ posting, language }: JobBodyProps) {
  const { t } = useTranslation('job-view');
  return (
    <div className={styles['body']}>
      <section className={styles['part']}>
        <h2 className={styles['title']}>{t('about')}</h2>
        <Paragraphs text={posting.text} language={language} />
      </section>
      <Requirements requirements={posting.requirements} language={language} />
      {posting.pay && <PayParts pay={posting.pay} language={language} />}
      <ProcessSteps steps={posting.process} language={language} />
    </div>
  );
}
