import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { isBusy, useChatState } from './chat-store';
import { useOnline } from '@sabi/ui/network';
import { type ChatMessage, remarksOf } from './messages';

/** Tells who does not see the chat that the bot thinks, or waits for a network, and then its answer, once and as a whole, or what became of it. */
export function ChatAnnouncer() {
  const { t } = useTranslation('chat');
  const messages = useChatState((state) => state.messages);
  const isAwaited = useChatState(isBusy);
  const isOnline = useOnline();
  const describe = ({ kind, text, ...message }: ChatMessage): string => {
    if (kind === 'teaser') return t('unlock');
    return [t('speakers.bot'), text, ...remarksOf(message).map((remark) => t(remark))]
      .filter(Boolean)
      .join(' ');
  };
  return (
    <VisuallyHidden role="status" aria-atomic="true">
      {isAwaited ? t(isOnline ? 'thinking' : 'waiting') : answerOf(messages).map(describe).join(' ')}
    </VisuallyHidden>
  );
}

/** What the bot has said to the last question, if that was just now. */
function answerOf(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const question = messages.findLastIndex(({ from }) => from === 'user');
  return messages.slice(question + 1).filter(({ isOld }) => !isOld);
}
