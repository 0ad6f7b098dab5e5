import type { ThreadMessage } from '@sabi/contracts/http/notification/threads';
import type { ThreadSide } from '@sabi/contracts/notification/thread-terms';
import { Button } from '@sabi/ui/button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from './entries';
import styles from './inbox.module.css';
import { useConversationTexts } from './use-conversation-texts';
import { When } from './when';

interface EntryListProps {
  entries: readonly Entry[];
  /** The caller's. */
  side: ThreadSide;
  name: string;
  onReport: (message: ThreadMessage) => void;
}

/** What was written and what has happened, oldest first; new entries are announced. */
export function EntryList({ entries, side, name, onReport }: EntryListProps) {
  const { t } = useTranslation('inbox');
  const { eventOf } = useConversationTexts();
  const box = useRef<HTMLDivElement>(null);
  const last = entries.at(-1)?.at;
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [last]);
  return (
    <div ref={box} className={styles['log']} role="log" tabIndex={0} aria-label={t('pane.entries')}>
      <ol className={styles['entries']}>
        {entries.map((entry) =>
          entry.kind === 'message' ? (
            <Message
              key={entry.message.message_id}
              message={entry.message}
              side={side}
              name={name}
              onReport={onReport}
            />
          ) : (
            <li key={entry.notification.notification_id} className={styles['happened']}>
              {eventOf(entry.notification)} · <When at={entry.at} />
            </li>
          ),
        )}
      </ol>
    </div>
  );
}

interface MessageProps extends Pick<EntryListProps, 'side' | 'name' | 'onReport'> {
  message: ThreadMessage;
}

function Message({ message, side, name, onReport }: MessageProps) {
  const { t } = useTranslation('inbox');
  const isOurs = message.side === side;
  const author = message.is_own ? t('pane.you') : isOurs ? t('pane.colleague') : name;
  return (
    <li className={styles['message']} data-ours={isOurs || undefined}>
      <div className={styles['author']}>
        <span>{author}</span>
        <When at={message.at} />
        {!isOurs && message.text !== null && (
          <Button variant="ghost" className={styles['report']} onClick={() => onReport(message)}>
            {t('report.label')}
          </Button>
        )}
      </div>
      <p className={message.text === null ? styles['deleted'] : styles['text']}>
        {message.text ?? t('pane.deleted')}
      </p>
    </li>
  );
}
