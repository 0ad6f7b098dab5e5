import { useTranslation } from 'react-i18next';
import type { EventVenue } from '../../../content/event';
import styles from './venue.module.css';

/** The venue; for online events, how to join. */
export function Venue({ venue, over }: { venue: EventVenue; over: boolean }) {
  const { t } = useTranslation('events');
  if (venue.kind === 'online') return over ? t('online') : t('page.onlineText');
  return (
    <address className={styles['address']}>
      <span>{venue.name}</span>
      <span className={styles['street']}>{venue.street}</span>
      <span className={styles['street']}>{venue.city}</span>
    </address>
  );
}
