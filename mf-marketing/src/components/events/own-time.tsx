import { useLanguage } from '@sabi/shell-sdk/react';
import { Globe } from 'lucide-react';
import { startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommunityEvent } from '../../content/event';
import { formatHoursElsewhere } from '../../content/format-event-time';
import styles from './own-time.module.css';

/** The event's time in the reader's zone, if different. Its line is reserved, so that nothing moves when it appears. */
export function OwnTime({ event }: { event: CommunityEvent }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const [alive, setAlive] = useState(false);
  // In a transition, as hydration has more urgent work.
  useEffect(() => startTransition(() => setAlive(true)), []);
  const hours = alive && formatHoursElsewhere(event, language);
  return (
    <span className={styles['line']}>
      {hours && (
        <>
          <Globe className={styles['icon']} size={16} aria-hidden="true" />
          {t('ownTime', { hours })}
        </>
      )}
    </span>
  );
}
