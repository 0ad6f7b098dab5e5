import type { ConsultationType, Conversation } from '@sabi/contracts/http/ai/conversations';
import type { Wanted } from './get-answer';
import type { ChatMessage } from './messages';

export interface ChatState {
  readonly type: ConsultationType;
  readonly messages: readonly ChatMessage[];
  /** `gated`: further answers require a sign-up. */
  readonly status: 'idle' | 'thinking' | 'answering' | 'gated';
  /** Id of the account's conversation, once it has messages. */
  readonly conversationId: string | undefined;
  /** The failed or interrupted question, for a retry. */
  readonly unanswered: Wanted | undefined;
  /** @returns false when the text is empty or an answer is pending */
  readonly send: (typed: string) => boolean;
  /** Stops the answer in progress. */
  readonly stop: () => void;
  /** Repeats the unanswered question. */
  readonly retry: () => void;
  /** Opens a conversation of the account, or a new one; not during an answer. */
  readonly begin: (conversation?: Conversation) => void;
  /** Restores the conversation after a reload or a sign-in. After a sign-out nothing is restored. */
  readonly resume: (signedIn: boolean) => void;
  /** The page is left: ends reading the stream. */
  readonly leave: () => void;
}
