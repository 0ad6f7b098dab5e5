import type { Thread } from '@sabi/contracts/http/notification/threads';
import { Button } from '@sabi/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockDialog } from './block-dialog';
import type { Conversation } from './conversations';
import styles from './inbox.module.css';
import type { InboxActs } from './use-inbox-acts';

interface PaneActsProps {
  conversation: Conversation | undefined;
  thread: Thread | null;
  acts: InboxActs;
  onClose: () => void;
  findFocusAfter: () => HTMLElement | null;
}

export function PaneActs({ conversation, thread, acts, onClose, findFocusAfter }: PaneActsProps) {
  const { t } = useTranslation('inbox');
  const [isBlocking, setBlocking] = useState(false);
  const isArchived = conversation?.latest.archived_at != null;
  return (
    <div className={styles['acts']}>
      {conversation && (
        <>
          <Button
            variant="ghost"
            className={styles['small']}
            onClick={() => {
              void acts.archive(conversation, !isArchived);
              onClose();
            }}
          >
            {t(isArchived ? 'acts.restore' : 'acts.archive')}
          </Button>
          <Button
            variant="ghost"
            className={styles['small']}
            onClick={() => {
              void acts.setUnread(conversation);
              onClose();
            }}
          >
            {t('acts.unread')}
          </Button>
        </>
      )}
      {thread && thread.talent_id !== null && !thread.is_blocked && (
        <Button variant="ghost" className={styles['small']} onClick={() => setBlocking(true)}>
          {t('block.label')}
        </Button>
      )}
      {isBlocking && thread && (
        <BlockDialog
          threadId={thread.thread_id}
          onClose={() => setBlocking(false)}
          findFocusAfter={findFocusAfter}
        />
      )}
    </div>
  );
}
