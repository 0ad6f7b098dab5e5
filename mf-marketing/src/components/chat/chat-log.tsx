import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './chat-log.module.css';
import { Message } from './chat-message';
import { isBusy, useChatState } from './chat-store';
import { useOnline } from '@sabi/ui/network';

interface ChatLogProps {
  greeting: ReactNode;
  returnTo: string;
  onHandOver: () => void;
  /** Shares its space with another panel. */
  isShared: boolean;
}

/** About one line, in pixels: within this distance the log counts as scrolled to its end. */
const nearEnd = 24;

/** The messages. Scrolls to new ones unless the user has scrolled up. `ChatAnnouncer` announces them. */
export function ChatLog({ greeting, returnTo, onHandOver, isShared }: ChatLogProps) {
  const { t } = useTranslation('chat');
  const messages = useChatState((state) => state.messages);
  const status = useChatState((state) => state.status);
  const canRetry = useChatState((state) => state.unanswered !== undefined && state.status === 'idle');
  const retry = useChatState((state) => state.retry);
  const isOnline = useOnline();
  const isWaiting = !isOnline && isBusy({ status });
  const element = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const trackPosition = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement) => {
    isAtEnd.current = scrollTop + clientHeight >= scrollHeight - nearEnd;
  };
  useEffect(() => {
    if (status === 'thinking') isAtEnd.current = true; // a question was just sent
  }, [status]);
  useEffect(() => {
    const log = element.current;
    if (log && isAtEnd.current && messages.length > 0) log.scrollTop = log.scrollHeight;
  }, [messages, status, isShared, isWaiting]);
  return (
    <div
      ref={element}
      onScroll={({ currentTarget }) => trackPosition(currentTarget)}
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
          onRetry={canRetry && index === messages.length - 1 ? retry : undefined}
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
