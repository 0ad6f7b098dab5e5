import type { ConsultationType } from '@sabi/contracts/http/ai/conversations';
import { useShell, useSignedIn } from '@sabi/shell-sdk/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLimitText } from './allowance/use-limit-text';
import { type ChatStore, createChatStore } from './chat-store';

/** @returns the store of a conversation for a `ChatPanel`, with the component's lifetime */
export function useChat(type: ConsultationType): ChatStore {
  const shell = useShell();
  const { t } = useTranslation('chat');
  const describeLimit = useLimitText();
  const signedIn = useSignedIn();
  const [chat] = useState(() =>
    createChatStore({ type, shell, texts: { teaser: t('teaser'), failed: t('failed'), describeLimit } }),
  );
  useEffect(() => chat.getState().leave, [chat]);
  useEffect(() => chat.getState().resume(signedIn), [chat, signedIn]);
  return chat;
}
