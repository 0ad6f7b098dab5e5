import { Bot } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ChatComposer } from './chat-composer';
import { ChatLog } from './chat-log';
import styles from './chat-panel.module.css';
import type { Chat } from './use-chat';

interface ChatPanelProps {
  chat: Chat;
  /** What the bot says first. */
  greeting: ReactNode;
  /** Where a visitor who signs up comes back to, without language prefix. */
  returnTo: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Stands out from the page; not inside a frame of its own. */
  raised?: boolean;
}

/** A conversation with the AI consultant: what was said, and a line to write the next. */
export function ChatPanel({ chat, greeting, returnTo, inputRef, raised = false }: ChatPanelProps) {
  const { t } = useTranslation('chat');
  return (
    <div className={[styles['panel'], raised && styles['raised']].filter(Boolean).join(' ')}>
      <div className={styles['header']}>
        <span className={styles['face']}>
          <Bot size={24} aria-hidden="true" />
        </span>
        <div>
          <p className={styles['name']}>{t('name')}</p>
          <p className={styles['hint']}>{t('hint')}</p>
        </div>
      </div>
      <ChatLog chat={chat} greeting={greeting} returnTo={returnTo} />
      <ChatComposer chat={chat} {...(inputRef && { inputRef })} />
    </div>
  );
}
