import { useLanguage } from '@sabi/shell-sdk/react';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DateBlock } from '../../../components/events/date-block';
import { KindLabel } from '../../../components/events/kind-label';
import type { CommunityEvent } from '../../../content/event';
import { paths } from '../../../paths';
import styles from './event-header.module.css';

export function EventHeader({ event }: { event: CommunityEvent }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const title = event.title[language];
  return (
    <header className={styles['header']}>
      <nav aria-label={t('page.breadcrumb')}>
        <ol className={styles['path']}>
          <li>
            <Link className={styles['link']} to={paths.events}>
              {t('head.title')}
            </Link>
          </li>
          <li className={styles['here']} aria-current="page">
            <ChevronRight className={styles['divider']} size={16} aria-hidden="true" />
            <span className={styles['name']}>{title}</span>
          </li>
        </ol>
      </nav>
      <div className={styles['top']}>
        <DateBlock event={event} />
        <div className={styles['words']}>
          <p>
            <KindLabel kind={event.kind} />
          </p>
          <h1 className={styles['title']}>{title}</h1>
        </div>
      </div>
      <p className={styles['summary']}>{event.summary[language]}</p>
    </header>
  );
}
