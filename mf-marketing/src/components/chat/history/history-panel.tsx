import type { Conversation, ConversationSummary } from '@sabi/contracts/http/ai/conversations';
import { Button } from '@sabi/ui/button';
import { Spinner } from '@sabi/ui/spinner';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useChatState } from '../chat-store';
import { ConversationRow } from './conversation-row';
import styles from './history-panel.module.css';
import { OutcomeNotice } from './outcome-notice';
import { type Conversations, useConversations } from './use-conversations';

interface HistoryPanelProps {
  /** Called after a conversation was chosen, or none is left. */
  onClose: () => void;
}

/** The account's conversations in this chat, to continue or delete. */
export function HistoryPanel({ onClose }: HistoryPanelProps) {
  const { t } = useTranslation('chat');
  const type = useChatState((state) => state.type);
  const current = useChatState((state) => state.conversationId);
  const begin = useChatState((state) => state.begin);
  const conversations = useConversations(type);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();
  useEffect(focusHeading, []);
  const { listed, outcome, restore, retry } = conversations;

  const open = async (id: string) => {
    const found = await conversations.read(id);
    if (!found) return;
    begin(found);
    onClose();
  };
  /** Closes a conversation that was removed. */
  const leave = (ids: readonly string[]) => {
    if (current && ids.includes(current)) begin();
    focusHeading();
  };
  const remove = async (conversation: ConversationSummary) => {
    if (await conversations.remove(conversation)) leave([conversation.conversation_id]);
  };
  const removeAll = async () => {
    const ids = listed.status === 'loaded' ? listed.conversations.map((each) => each.conversation_id) : [];
    if (await conversations.removeAll()) leave(ids);
  };
  return (
    <div className={styles['history']}>
      <h2 ref={heading} className={styles['title']} tabIndex={-1}>
        {t('history.title')}
      </h2>
      <OutcomeNotice outcome={outcome} onUndo={(ids) => void restore(ids).then(focusHeading)} />
      <ListedConversations
        {...{ listed, retry }}
        current={current}
        onOpen={(id) => void open(id)}
        onRemove={(conversation) => void remove(conversation)}
      />
      <div className={styles['actions']}>
        <Button variant="secondary" onClick={onClose}>
          {t('history.back')}
        </Button>
        {listed.status === 'loaded' && listed.conversations.length > 1 && (
          <Button variant="ghost" onClick={() => void removeAll()}>
            {t('history.removeAll')}
          </Button>
        )}
      </div>
    </div>
  );
}

interface ListedConversationsProps extends Pick<Conversations, 'listed' | 'retry'> {
  current: Conversation['conversation_id'] | undefined;
  onOpen: (id: string) => void;
  onRemove: (conversation: ConversationSummary) => void;
}

function ListedConversations({ listed, retry, current, onOpen, onRemove }: ListedConversationsProps) {
  const { t } = useTranslation('chat');
  if (listed.status === 'loading')
    return (
      <p className={styles['state']} role="status">
        <Spinner /> {t('history.loading')}
      </p>
    );
  if (listed.status === 'failed')
    return (
      <div className={styles['state']} role="alert">
        <p>{t('history.failed')}</p>
        <Button variant="secondary" onClick={retry}>
          {t('history.retry')}
        </Button>
      </div>
    );
  if (listed.conversations.length === 0) return <p className={styles['state']}>{t('history.none')}</p>;
  return (
    <ul className={styles['list']}>
      {listed.conversations.map((conversation) => (
        <ConversationRow
          key={conversation.conversation_id}
          conversation={conversation}
          isCurrent={conversation.conversation_id === current}
          onOpen={() => onOpen(conversation.conversation_id)}
          onRemove={() => onRemove(conversation)}
        />
      ))}
    </ul>
  );
}
