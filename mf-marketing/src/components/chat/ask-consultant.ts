import type {
  ConsultationBody,
  ConsultationReply,
  ConsultationTurn,
  ConsultationType,
} from '@sabi/contracts/http/ai';
import { requestJson } from '@sabi/shell-sdk/http';

/** What the service takes of a conversation. */
const contextTurns = 20;
const turnMaxCharacters = 4000;

export const consultantPath = '/functions/v1/ai-consultant';

export interface Question {
  readonly type: ConsultationType;
  readonly message: string;
  /** What was said before, oldest first. */
  readonly turns: readonly ConsultationTurn[];
}

/** @throws {Error} with the specification's words when there is no answer to show */
export async function askConsultant(
  fetch: typeof globalThis.fetch,
  { type, message, turns }: Question,
): Promise<ConsultationReply> {
  const context = turns
    .slice(-contextTurns)
    .map(({ from, text }) => ({ from, text: text.slice(0, turnMaxCharacters) }));
  const body: ConsultationBody = { message, type, ...(context.length > 0 && { context }) };
  const reply = await requestJson<Partial<ConsultationReply>>(fetch, consultantPath, {
    method: 'POST',
    json: body,
  }).catch((cause: unknown) => {
    throw new Error('Failed to get AI consultation', { cause });
  });
  if (reply.gated) return { response: '', gated: true };
  if (!reply.response?.trim()) throw new Error('No response received from AI consultant');
  return { response: reply.response };
}
