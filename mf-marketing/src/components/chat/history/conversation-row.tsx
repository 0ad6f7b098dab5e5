import type { ConversationSummary } from '@sabi/contracts/http/ai/conversations';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './history-panel.module.css';

interface ConversationRowProps {
  conversation: ConversationSummary;
  isCurrent: boolean;
  onOpen: () => void;
  onRemove: () => void;
}

/** One conversation: its first question and the date of its last message. */
export function ConversationRow({ conversation, isCurrent, onOpen, onRemove }: ConversationRowProps) {
  const { t } = useTranslation('chat');
  const language = useLanguage();
  const { title, updated_at: updatedAt } = conversation;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={styles['row']}>
      <button
        type="button"
        className={styles['open']}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onOpen}
      >
        <span className={styles['name']}>{title}</span>
        <time className={styles['when']} dateTime={updatedAt}>
          {when.format(new Date(updatedAt))}
        </time>
      </button>
      <button
        type="button"
        className={styles['remove']}
        aria-label={t('history.remove', { title })}
        onClick={onRemove}
      >
        <Trash2 size={18} aria-hidden="true" />
      </button>
    </li>
  );
}
