import { ButtonLink } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import { UnavailableMessage } from '../chrome/unavailable-message';
import styles from './remote-slot.module.css';
import { SlotSkeleton } from './slot-skeleton';

/** A slot as the server sends it; the same elements `RemoteSlot` renders first. */
export function SlotMarkup({
  name,
  html,
  isUnavailable,
}: {
  name: string;
  html: string | null;
  isUnavailable: boolean;
}) {
  return (
    <div className={styles['slot']} data-remote={name} data-state="loading">
      {isUnavailable && <UnavailableMessage />}
      {html === null && !isUnavailable && (
        <SlotSkeleton>
          <NeedsScript />
        </SlotSkeleton>
      )}
      <div dangerouslySetInnerHTML={{ __html: html ?? '' }} />
    </div>
  );
}

function NeedsScript() {
  const { t } = useTranslation();
  return (
    <div className={styles['failure']}>
      <Notice
        tone="danger"
        title={t('slot.failedTitle')}
        actions={
          // An empty address reloads the page.
          <ButtonLink variant="secondary" href="">
            {t('slot.retry')}
          </ButtonLink>
        }
      >
        {t('slot.failedText')}
      </Notice>
    </div>
  );
}
