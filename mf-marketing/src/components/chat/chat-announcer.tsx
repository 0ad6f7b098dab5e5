import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { useOnline } from './connection';
import { type ChatMessage, remarksOf } from './messages';
import type { Chat } from './use-chat';

/** Tells who does not see the chat that the bot thinks, or waits for a network, and then its answer, once and as a whole, or what became of it. */
export function ChatAnnouncer({ chat: { messages, status } }: { chat: Pick<Chat, 'messages' | 'status'> }) {
  const { t } = useTranslation('chat');
  const isOnline = useOnline();
  const describe = ({ kind, text, ...message }: ChatMessage): string => {
    if (kind === 'teaser') return t('unlock');
    return [t('speakers.bot'), text, ...remarksOf(message).map((remark) => t(remark))]
      .filter(Boolean)
      .join(' ');
  };
  const isAwaited = status === 'thinking' || status === 'answering';
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
