import type { JobSearchCardDetail } from '@sabi/contracts/http/hiring/job-search';
import { formatDate } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExternalEventText } from '../use-event-text';
import styles from './card.module.css';
import { NoteForm } from './note-form';
import { Timeline } from './timeline';

interface ExternalDetailProps {
  card: Extract<JobSearchCardDetail, { kind: 'external' }>;
  onMove: () => void;
  onEdit: () => void;
  onRemove: () => Promise<unknown>;
}

/** An application that was sent elsewhere. */
export function ExternalDetail({ card, onMove, onEdit, onRemove }: ExternalDetailProps) {
  const { t } = useTranslation('job-search');
  const language = useLanguage();
  const describe = useExternalEventText();
  const [isRemoving, setRemoving] = useState(false);
  const { place, link, applied_on: appliedOn } = card;
  const remove = async () => {
    setRemoving(true);
    await onRemove();
    setRemoving(false);
  };
  return (
    <>
      <div className={styles['facts']}>
        <p className={styles['column']}>{t(`columns.${card.column}`)}</p>
        {card.next_step && <p>{t(`next.${card.next_step}`)}</p>}
        {place && <p>{place}</p>}
        {appliedOn && <p>{t('card.appliedOn', { date: formatDate(appliedOn, language) })}</p>}
        {link && (
          <p className={styles['link']}>
            <a href={link} target="_blank" rel="noopener noreferrer nofollow">
              {link}
            </a>
          </p>
        )}
        <p className={styles['soft']}>{t('card.external')}</p>
      </div>
      <div className={styles['acts']}>
        <Button variant="secondary" onClick={onMove}>
          {t('move.label')}
        </Button>
        <Button variant="secondary" onClick={onEdit}>
          {t('external.edit')}
        </Button>
        <Button variant="secondary" busy={isRemoving} onClick={() => void remove()}>
          {t('remove.label')}
        </Button>
      </div>
      <Timeline
        entries={card.events.map((event) => ({ no: event.no, at: event.at, text: describe(event) }))}
      />
      <NoteForm cardId={card.external_id} note={card.note} />
    </>
  );
}
