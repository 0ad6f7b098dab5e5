import type { NextFunction, Request, Response, Router } from 'express';
import type { AppError } from '../errors';
import { logFailure } from '../log-failure';
import type { Logger } from '../logger';
import { expressPath } from '../routes';
import { toAppError } from '../to-app-error';
import { isForm } from './form-request';
import { type FormLimits, readForm } from './read-form';
import { refuseOtherSites } from './refuse-other-sites';

export interface PlainForm extends FormLimits {
  /** As in the contract. */
  readonly path: string;
  /** Processes the input in `request.body`, which is not validated yet, and answers. */
  receive(request: Request, response: Response): Promise<void>;
  /** Answers with a page that gives the reason; the body may not have been read. */
  refuse(failure: AppError, request: Request, response: Response): void;
}

/**
 * Mounts a form without script at the address that programs use too; all other requests pass to the route mounted after
 * it.
 */
export function mountPlainForm(router: Router, form: PlainForm, logger: Logger): void {
  router.post(
    expressPath(form.path),
    (request: Request, _response: Response, next: NextFunction) =>
      next(isForm(request) ? undefined : 'route'),
    refuseOtherSites,
    ...readForm(form),
    (request: Request, response: Response) => form.receive(request, response),
    (error: unknown, request: Request, response: Response, _next: NextFunction) => {
      const failure = toAppError(error);
      logFailure(logger, error, failure, request);
      if (request.socket.destroyed || response.headersSent) {
        response.destroy();
        return;
      }
      if (failure.retryAfterSeconds) response.setHeader('Retry-After', String(failure.retryAfterSeconds));
      form.refuse(failure, request, response);
    },
  );
}
