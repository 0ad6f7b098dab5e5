import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { LockKeyhole } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { elsewhere } from '../../paths';
import styles from './chat-log.module.css';
import type { Chat, ChatMessage } from './use-chat';

interface ChatLogProps {
  chat: Chat;
  greeting: ReactNode;
  returnTo: string;
}

/** What was said so far; what is new is read out, and in view. */
export function ChatLog({ chat: { messages, status }, greeting, returnTo }: ChatLogProps) {
  const { t } = useTranslation('chat');
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const log = element.current;
    if (log && messages.length > 0) log.scrollTop = log.scrollHeight;
  }, [messages, status]);
  return (
    <div
      ref={element}
      className={styles['log']}
      role="log"
      aria-live="polite"
      aria-label={t('log')}
      tabIndex={0}
    >
      <div className={`${styles['message']} ${styles['bot']}`}>{greeting}</div>
      {messages.map((message, index) => (
        <Message key={index} message={message} returnTo={returnTo} />
      ))}
      {status === 'thinking' && (
        <p className={`${styles['message']} ${styles['bot']} ${styles['thinking']}`}>
          {t('thinking')}
          <span className={styles['dots']} aria-hidden="true" />
        </p>
      )}
    </div>
  );
}

function Message({ message: { from, text, kind }, returnTo }: { message: ChatMessage; returnTo: string }) {
  const { t } = useTranslation('chat');
  const look = `${styles['message']} ${styles[from]}`;
  if (kind === 'teaser') {
    return (
      <Link
        ref={takeLostFocus}
        className={`${look} ${styles['teaser']}`}
        to={elsewhere.signIn}
        state={{ returnTo }}
      >
        <span className={styles['blurred']} aria-hidden="true">
          {text}
        </span>
        <span className={styles['unlock']}>
          <LockKeyhole size={18} aria-hidden="true" />
          {t('unlock')}
        </span>
      </Link>
    );
  }
  return (
    <p className={look}>
      <VisuallyHidden>{t(`speakers.${from}`)} </VisuallyHidden>
      {text}
    </p>
  );
}

/** The line to write on is closed by now, and who wrote there has the focus nowhere: they go on here. */
function takeLostFocus(link: HTMLAnchorElement | null): void {
  if (document.activeElement === document.body) link?.focus({ preventScroll: true });
}
