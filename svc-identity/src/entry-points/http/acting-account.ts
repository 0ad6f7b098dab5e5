import { noteAccount } from '@sabi/service-kit/request-context';
import type { Response } from 'express';

/** Notes whose session a request has, for what is logged of it and for the turns its writes take. */
export function rememberAccount(response: Response, userId: string): void {
  response.locals['userId'] = userId;
  noteAccount(userId);
}

/** Whose session the request has, as far as it got. */
export function findAccount({ locals }: Response): string | undefined {
  return locals['userId'] as string | undefined;
}
