import type { StorageProblem } from '@sabi/contracts/errors';
import type { AppError } from '@sabi/service-kit/errors';
import type { Logger } from '@sabi/service-kit/logger';
import { answerUnknownRoute, createProblemHandler, toProblem } from '@sabi/service-kit/problem-handler';
import type { Router } from 'express';

export const storagePath = '/storage/v1';

/**
 * Mounted after the storage routes: errors and unknown paths are answered as `@supabase/storage-js` expects.
 */
export function mountStorageProblems(router: Router, logger: Logger): void {
  router.use(storagePath, answerUnknownRoute, createProblemHandler(logger, toStorageProblem));
}

function toStorageProblem(failure: AppError): StorageProblem {
  const problem = toProblem(failure);
  const { status, code, title, detail } = problem;
  return { ...problem, statusCode: String(status), error: code, message: detail ?? title };
}
