import type { Transact } from '@sabi/service-kit/transaction';
import type { ParseRequest } from './parse-request';
import { type FinishDependencies, failParse } from './finish-parse';

/** Ends a parse after its last failed attempt, with the error code of its fault. */
export async function deadLetterCv(
  request: ParseRequest,
  deps: FinishDependencies & { transact: Transact },
): Promise<void> {
  await deps.transact(async (transaction) => {
    const fault = await deps.parses.findLastFault(request, transaction);
    await failParse(
      request,
      fault === 'extraction' ? 'NO_TEXT_EXTRACTED' : 'OPENAI_ERROR',
      deps,
    )(transaction);
  });
}
