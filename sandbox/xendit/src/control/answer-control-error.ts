import { AppError } from '@sabi/service-kit/errors';
import type { NextFunction, Request, Response } from 'express';
import { StateError } from '../invoices/invoices';
import { XenditError } from '../provider/xendit-error';

/** Controls are not the provider's, so their errors are the platform's problem documents. */
export function answerControlError(
  error: unknown,
  _request: Request,
  response: Response,
  next: NextFunction,
): void {
  if (error instanceof StateError) response.status(409).json({ message: error.message });
  else if (error instanceof XenditError) next(new AppError('ENTRY_NOT_FOUND', { detail: error.message }));
  else next(error);
}
