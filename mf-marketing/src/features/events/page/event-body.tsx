import { useLanguage } from '@sabi/shell-sdk/react';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommunityEvent } from '../../../content/event';
import { eventDetails } from '../../../content/event-details';
import { Agenda } from './agenda';
import styles from './event-body.module.css';
import { HostCard } from './host-card';

export function EventBody({ event }: { event: CommunityEvent }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const { text, takeaways, agenda, audience, hostBio } = eventDetails[event.slug];
  return (
    <div className={styles['body']}>
      <Part title={t('page.about')}>
        <div className={styles['prose']}>
          {text[language].map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Part>
      <Part title={t('page.takeaways')}>
        <ul className={styles['points']}>
          {takeaways[language].map((point) => (
            <li key={point} className={styles['point']}>
              <CircleCheck className={styles['icon']} size={22} aria-hidden="true" />
              {point}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t('page.agenda')}>
        <Agenda event={event} items={agenda} />
      </Part>
      <Part title={t('page.audience')}>
        <ul className={styles['bullets']}>
          {audience[language].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Part>
      <Part title={t('page.hostTitle')}>
        <HostCard host={event.host} bio={hostBio[language]} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['part']}>
      <h2 className={styles['title']}>{title}</h2>
      {children}
    </section>
  );
}
