import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { isBusy, useChatState } from './chat-store';
import { useOnline } from '@sabi/ui/network';
import { type ChatMessage, remarksOf } from './messages';

/** Announces to screen readers that an answer is pending, then the whole answer once, or its failure. */
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

/** The bot's messages since the last question. */
function answerOf(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const question = messages.findLastIndex(({ from }) => from === 'user');
  return messages.slice(question + 1).filter(({ isOld }) => !isOld);
}
