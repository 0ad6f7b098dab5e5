import type { AnswerAllowance } from '@sabi/contracts/http/ai/answer-allowance';
import { requestJson } from '@sabi/shell-sdk/http';

/** Loads the account's remaining allowance. @throws {RequestFailed} */
export function readAllowance(fetch: typeof globalThis.fetch, signal: AbortSignal): Promise<AnswerAllowance> {
  return requestJson<AnswerAllowance>(fetch, '/api/ai/v1/allowance', { signal });
}
