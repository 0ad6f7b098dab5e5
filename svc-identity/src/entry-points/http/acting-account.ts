import { noteAccount } from '@sabi/service-kit/request-context';
import type { Response } from 'express';

/** Stores a request's account, for the log and the order of its writes. */
export function rememberAccount(response: Response, userId: string): void {
  response.locals['userId'] = userId;
  noteAccount(userId);
}

/** The account of an authenticated request. */
export function findAccount({ locals }: Response): string | undefined {
  return locals['userId'] as string | undefined;
}
