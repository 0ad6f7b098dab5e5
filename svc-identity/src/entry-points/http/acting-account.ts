import { noteAccount } from '@sabi/service-kit/request-context';
import type { Response } from 'express';

/** Stores the account of a request, for the log and for the order of its writes. */
export function rememberAccount(response: Response, userId: string): void {
  response.locals['userId'] = userId;
  noteAccount(userId);
}

/** The account of a request, once it is authenticated. */
export function findAccount({ locals }: Response): string | undefined {
  return locals['userId'] as string | undefined;
}
