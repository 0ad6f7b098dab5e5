import type {
  ConsultationType,
  Conversation,
  ConversationSummary,
} from '@sabi/contracts/http/ai/conversations';
import { RequestFailed } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { useEffect, useState } from 'react';
import {
  listConversations,
  readConversation,
  removeConversation,
  removeConversations,
  restoreConversations,
} from './conversation-calls';

export type Listed =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly conversations: readonly ConversationSummary[] };

/** The result of the last action. */
export type Outcome =
  | { readonly kind: 'removed'; readonly ids: readonly string[]; readonly title?: string }
  | { readonly kind: 'restored' | 'failed' | 'gone' };

export interface Conversations {
  readonly listed: Listed;
  readonly outcome: Outcome | undefined;
  readonly retry: () => void;
  /** @returns undefined after a failure, which the outcome describes */
  readonly read: (id: string) => Promise<Conversation | undefined>;
  /** @returns whether it is deleted */
  readonly remove: (conversation: ConversationSummary) => Promise<boolean>;
  readonly removeAll: () => Promise<boolean>;
  readonly restore: (ids: readonly string[]) => Promise<void>;
}

/** The account's conversations in a chat. */
export function useConversations(type: ConsultationType): Conversations {
  const { fetch, logger } = useShell();
  const [listed, setListed] = useState<Listed>({ status: 'loading' });
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const { signal, abort } = abortable();
    listConversations(fetch, type, signal)
      .then((conversations) => setListed({ status: 'loaded', conversations }))
      .catch((error: unknown) => {
        if (signal.aborted) return;
        logger.error('conversations.not-listed', error);
        setListed({ status: 'failed' });
      });
    return abort;
  }, [attempt, fetch, logger, type]);

  const reload = () => setAttempt((before) => before + 1);
  const retry = () => {
    setListed({ status: 'loading' });
    reload();
  };
  /** Reports the outcome and reloads the list, also after a failure. */
  const attemptTo = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      logger.error('conversation.failed', error);
      const isGone = error instanceof RequestFailed && error.status === 404;
      setOutcome({ kind: isGone ? 'gone' : 'failed' });
      if (isGone) reload();
      return undefined;
    }
  };
  const removeThen = async (work: () => Promise<readonly string[]>, title?: string): Promise<boolean> => {
    const ids = await attemptTo(work);
    if (!ids) return false;
    setOutcome({ kind: 'removed', ids, ...(title && { title }) });
    setListed((before) => without(before, ids));
    return true;
  };
  return {
    listed,
    outcome,
    retry,
    read: (id) => attemptTo(() => readConversation(fetch, id)),
    remove: ({ conversation_id: id, title }) =>
      removeThen(() => removeConversation(fetch, id).then(() => [id]), title),
    removeAll: () => removeThen(() => removeConversations(fetch, type)),
    restore: async (ids) => {
      const isDone = await attemptTo(() => restoreConversations(fetch, ids).then(() => true));
      if (isDone) setOutcome({ kind: 'restored' });
      reload();
    },
  };
}

function without(listed: Listed, ids: readonly string[]): Listed {
  if (listed.status !== 'loaded') return listed;
  const conversations = listed.conversations.filter(({ conversation_id: id }) => !ids.includes(id));
  return { status: 'loaded', conversations };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
