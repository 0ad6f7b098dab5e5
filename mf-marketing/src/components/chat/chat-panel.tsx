import { lazyComponent, Nothing, useSignedIn } from '@sabi/shell-sdk/react';
import { Bot } from 'lucide-react';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ChatAnnouncer } from './chat-announcer';
import { ChatComposer } from './chat-composer';
import { ChatLog } from './chat-log';
import styles from './chat-panel.module.css';
import { ChatTools } from './chat-tools';
import { ChatContext, type ChatStore } from './chat-store';

// Loaded on demand, behind a click.
const HistoryPanel = lazyComponent(() =>
  import('./history/history-panel').then((module) => module.HistoryPanel),
);
const HandOver = lazyComponent(() => import('./hand-over/hand-over').then((module) => module.HandOver));
// Loaded for accounts only.
const AllowanceLine = lazyComponent(
  () => import('./allowance/allowance-line').then((module) => module.AllowanceLine),
  { Missing: Nothing },
);

interface ChatPanelProps {
  /** Created by `useChat`. */
  chat: ChatStore;
  /** The bot's first message. */
  greeting: ReactNode;
  /** The page to return to after signing up, without language prefix. */
  returnTo: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Raised above the page; false inside a frame. */
  raised?: boolean;
}

/** A conversation with the AI consultant: messages and composer. */
export function ChatPanel({ chat, ...props }: ChatPanelProps) {
  return (
    <ChatContext value={chat}>
      <Panel {...props} />
    </ChatContext>
  );
}

function Panel({ greeting, returnTo, inputRef, raised = false }: Omit<ChatPanelProps, 'chat'>) {
  const panel = useRef<HTMLDivElement>(null);
  const signedIn = useSignedIn();
  const [opened, setOpened] = useState<'history' | 'hand-over'>();
  const isHistoryOpen = opened === 'history' && signedIn;
  const toggle = (part: typeof opened) => setOpened(opened === part ? undefined : part);
  const closeHistory = () => {
    flushSync(() => setOpened(undefined)); // the composer can be focused only once it is rendered
    panel.current?.querySelector<HTMLInputElement>('[name=message]')?.focus();
  };
  return (
    <div ref={panel} className={[styles['panel'], raised && styles['raised']].filter(Boolean).join(' ')}>
      <ChatHeader />
      <ChatTools
        isHistoryOpen={isHistoryOpen}
        isHandedOver={opened === 'hand-over'}
        onHistory={() => toggle('history')}
        onHandOver={() => toggle('hand-over')}
      />
      {isHistoryOpen && <HistoryPanel onClose={closeHistory} />}
      <div className={styles['conversation']} hidden={isHistoryOpen} data-shared={opened === 'hand-over'}>
        <ChatLog
          greeting={greeting}
          returnTo={returnTo}
          onHandOver={() => setOpened('hand-over')}
          isShared={opened === 'hand-over'}
        />
        {opened === 'hand-over' && <HandOver />}
        <ChatComposer {...(inputRef && { inputRef })} />
        {signedIn && <AllowanceLine />}
      </div>
      <ChatAnnouncer />
    </div>
  );
}

function ChatHeader() {
  const { t } = useTranslation('chat');
  return (
    <div className={styles['header']}>
      <span className={styles['face']}>
        <Bot size={24} aria-hidden="true" />
      </span>
      <div>
        <p className={styles['name']}>{t('name')}</p>
        <p className={styles['hint']}>{t('hint')}</p>
      </div>
    </div>
  );
}
