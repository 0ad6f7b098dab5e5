import { useSignedIn } from '@sabi/shell-sdk/react';
import { useHydrated } from '@sabi/ui/hydration';
import { Headset, History, type LucideIcon, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { writeToUs } from '../../paths';
import styles from './chat-tools.module.css';
import { isBusy, useChatState } from './chat-store';

interface ChatToolsProps {
  isHistoryOpen: boolean;
  isHandedOver: boolean;
  onHistory: () => void;
  onHandOver: () => void;
}

/** History and hand-over; only accounts have a history. */
export function ChatTools({ isHistoryOpen, isHandedOver, onHistory, onHandOver }: ChatToolsProps) {
  const { t } = useTranslation('chat');
  const signedIn = useSignedIn();
  const hydrated = useHydrated();
  const contact = useHref(writeToUs);
  const isAnswering = useChatState(isBusy);
  const hasBegun = useChatState(({ messages }) => messages.length > 0);
  const begin = useChatState((state) => state.begin);
  return (
    <div className={styles['tools']}>
      {hydrated ? (
        <Tool icon={Headset} aria-expanded={isHandedOver} onClick={onHandOver}>
          {t('handOver.title')}
        </Tool>
      ) : (
        <a className={styles['tool']} href={contact}>
          <Headset size={16} aria-hidden="true" />
          {t('handOver.title')}
        </a>
      )}
      {signedIn && (
        <>
          <Tool icon={History} aria-expanded={isHistoryOpen} disabled={isAnswering} onClick={onHistory}>
            {t('history.open')}
          </Tool>
          {hasBegun && (
            <Tool icon={Plus} disabled={isAnswering} onClick={() => begin()}>
              {t('newChat')}
            </Tool>
          )}
        </>
      )}
    </div>
  );
}

function Tool({ icon: Icon, children, ...rest }: { icon: LucideIcon } & ComponentProps<'button'>) {
  return (
    <button type="button" className={styles['tool']} {...rest}>
      <Icon size={16} aria-hidden="true" />
      {children}
    </button>
  );
}
