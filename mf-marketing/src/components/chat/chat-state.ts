import type { ConsultationType, Conversation } from '@sabi/contracts/http/ai/conversations';
import type { Wanted } from './get-answer';
import type { ChatMessage } from './messages';

export interface ChatState {
  readonly type: ConsultationType;
  readonly messages: readonly ChatMessage[];
  /** `gated`: the service answers no more before the visitor signs up. */
  readonly status: 'idle' | 'thinking' | 'answering' | 'gated';
  /** Under which the account keeps it, once something was said. */
  readonly conversationId: string | undefined;
  /** What has failed or broken off, and can be tried again. */
  readonly unanswered: Wanted | undefined;
  /** @returns false when there was nothing to send, or it is not the visitor's turn */
  readonly send: (typed: string) => boolean;
  /** Ends the answer that is being written. */
  readonly stop: () => void;
  /** Asks again for what is unanswered. */
  readonly retry: () => void;
  /** Goes on with a conversation of the account, or begins anew; not while an answer is being written. */
  readonly begin: (conversation?: Conversation) => void;
  /** Takes up what was left: by a reload, or to sign in. Who signs out leaves nothing in view. */
  readonly resume: (signedIn: boolean) => void;
  /** The page is left: what is being written is no longer read here. */
  readonly leave: () => void;
}
