import type { ApplicationSubject } from '@sabi/contracts/http/hiring/application-subjects';
import { Button } from '@sabi/ui/button';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { Archive, ArchiveRestore } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Conversation } from './conversations';
import styles from './inbox.module.css';
import { useConversationTexts } from './use-conversation-texts';
import { conversationAttribute } from './use-inbox-keys';
import { When } from './when';

interface ConversationListProps {
  conversations: readonly Conversation[];
  subjects: ReadonlyMap<string, ApplicationSubject> | undefined;
  selected: string | null;
  isArchived: boolean;
  hrefOf: (id: string) => string;
  onArchive: (conversation: Conversation) => void;
}

export function ConversationList({ conversations, subjects, ...rest }: ConversationListProps) {
  const { t } = useTranslation('inbox');
  return (
    <ul className={styles['rows']} aria-label={t('list')}>
      {conversations.map((conversation) => (
        <Row
          key={conversation.id}
          conversation={conversation}
          subject={subjects?.get(conversation.id)}
          {...rest}
        />
      ))}
    </ul>
  );
}

interface RowProps extends Omit<ConversationListProps, 'conversations' | 'subjects'> {
  conversation: Conversation;
  subject: ApplicationSubject | undefined;
}

function Row({ conversation, subject, selected, isArchived, hrefOf, onArchive }: RowProps) {
  const { t } = useTranslation('inbox');
  const { titleOf, eventOf } = useConversationTexts();
  const { id, latest, isUnread } = conversation;
  const name = titleOf(subject, conversation);
  const Icon = isArchived ? ArchiveRestore : Archive;
  return (
    <li className={styles['row']} data-unread={isUnread || undefined}>
      <a
        className={styles['link']}
        href={hrefOf(id)}
        aria-current={id === selected ? 'true' : undefined}
        {...{ [conversationAttribute]: id }}
      >
        <span className={styles['top']}>
          <span className={styles['name']}>
            {isUnread && <VisuallyHidden>{t('unread')} </VisuallyHidden>}
            {name}
          </span>
          <span className={styles['time']}>
            <When at={latest.updated_at} />
          </span>
        </span>
        <span className={styles['event']}>{eventOf(latest)}</span>
        {subject && <span className={styles['about']}>{subject.job.title}</span>}
      </a>
      <Button
        variant="ghost"
        className={styles['archive']}
        aria-label={t(isArchived ? 'acts.restoreNamed' : 'acts.archiveNamed', { name })}
        title={t(isArchived ? 'acts.restore' : 'acts.archive')}
        onClick={() => onArchive(conversation)}
      >
        <Icon size={18} aria-hidden="true" />
      </Button>
    </li>
  );
}
