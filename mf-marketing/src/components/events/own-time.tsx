import { useLanguage } from '@sabi/shell-sdk/react';
import { Globe } from 'lucide-react';
import { startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommunityEvent } from '../../content/event';
import { formatHoursElsewhere } from '../../content/format-event-time';
import styles from './own-time.module.css';

/** When it is for the reader, where that is another time. Its line is kept free, so that nothing moves when it comes. */
export function OwnTime({ event }: { event: CommunityEvent }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const [alive, setAlive] = useState(false);
  // In a transition: a page that wakes has more urgent things to do.
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
