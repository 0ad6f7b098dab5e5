import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './chat-log.module.css';
import { Message } from './chat-message';
import { useOnline } from './connection';
import type { Chat } from './use-chat';

interface ChatLogProps {
  chat: Chat;
  greeting: ReactNode;
  returnTo: string;
  onHandOver: () => void;
  /** Has less room, beside something else. */
  isShared: boolean;
}

/** What was said so far; what is new is in view. What is read out of it is the announcer's. */
export function ChatLog({ chat, greeting, returnTo, onHandOver, isShared }: ChatLogProps) {
  const { t } = useTranslation('chat');
  const { messages, status, retry } = chat;
  const isOnline = useOnline();
  const isWaiting = !isOnline && (status === 'thinking' || status === 'answering');
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const log = element.current;
    if (log && messages.length > 0) log.scrollTop = log.scrollHeight;
  }, [messages, status, isShared, isWaiting]);
  return (
    <div
      ref={element}
      className={styles['log']}
      role="log"
      aria-live="off"
      aria-label={t('log')}
      tabIndex={0}
    >
      <div className={`${styles['message']} ${styles['bot']}`}>{greeting}</div>
      {messages.map((message, index) => (
        <Message
          key={index}
          message={message}
          returnTo={returnTo}
          onHandOver={onHandOver}
          onRetry={index === messages.length - 1 ? retry : undefined}
        />
      ))}
      {isWaiting && <p className={styles['waiting']}>{t('waiting')}</p>}
      {status === 'thinking' && !isWaiting && (
        <p className={`${styles['message']} ${styles['bot']} ${styles['thinking']}`}>
          {t('thinking')}
          <span className={styles['dots']} aria-hidden="true" />
        </p>
      )}
    </div>
  );
}
