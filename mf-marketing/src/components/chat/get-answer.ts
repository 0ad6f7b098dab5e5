import type { ConsultationTurn } from '@sabi/contracts/http/ai/consultations';
import type { ConsultationType } from '@sabi/contracts/http/ai/conversations';
import { createUuid, RequestFailed } from '@sabi/shell-sdk/http';
import { askConsultant, type Asking, findRefusal, resumeAnswer } from './ask-consultant';

export interface Wanted {
  /** The conversation; the last turn is the question. */
  readonly turns: readonly ConsultationTurn[];
  readonly conversationId?: string | undefined;
  /** Id of an answer that has started. */
  readonly answerId?: string;
}

interface Chat {
  readonly type: ConsultationType;
  readonly asking: Asking;
  readonly isAccount: () => boolean;
  readonly setConversationId: (id: string | undefined) => void;
}

/** Resumes a stored answer, or asks the question: again if the answer or its conversation was deleted. */
export async function getAnswer(
  { turns, conversationId, answerId }: Wanted,
  { type, asking, isAccount, setConversationId }: Chat,
): ReturnType<typeof askConsultant> {
  const question = { type, message: turns.at(-1)?.text ?? '', turns: turns.slice(0, -1) };
  const ask = async () => {
    try {
      return await askConsultant({ ...question, conversationId }, asking);
    } catch (error) {
      // Deleted elsewhere, or the account has signed out.
      if (findRefusal(error)?.code !== 'CONVERSATION_NOT_FOUND') throw error;
      const anew = isAccount() ? createUuid() : undefined;
      setConversationId(anew);
      return askConsultant({ ...question, conversationId: anew }, asking);
    }
  };
  if (!answerId) return ask();
  try {
    return await resumeAnswer(answerId, asking);
  } catch (error) {
    if (error instanceof RequestFailed && error.status === 404) return ask();
    throw error;
  }
}
