import { noteAccount as noteInContext } from '@sabi/service-kit/request-context';
import type { Response } from 'express';

/** Notes whose session a request has, for what is logged of it and for the turns its writes take. */
export function noteAccount(response: Response, userId: string): void {
  response.locals['userId'] = userId;
  noteInContext(userId);
}

/** Whose session the request has, as far as it got. */
export function findAccount({ locals }: Response): string | undefined {
  return locals['userId'] as string | undefined;
}
