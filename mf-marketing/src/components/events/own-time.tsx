import { useLanguage } from '@sabi/shell-sdk/react';
import { useHydrated } from '@sabi/ui/hydration';
import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CommunityEvent } from '../../content/event';
import { formatHoursElsewhere } from '../../content/format-event-time';
import styles from './own-time.module.css';

/** When it is for the reader, where that is another time. Its line is kept free, so that nothing moves when it comes. */
export function OwnTime({ event }: { event: CommunityEvent }) {
  const { t } = useTranslation('events');
  const language = useLanguage();
  const hydrated = useHydrated();
  const zone = hydrated && Intl.DateTimeFormat().resolvedOptions().timeZone;
  const hours = zone && formatHoursElsewhere(event, zone, language);
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
