import { createHash, createHmac } from 'node:crypto';

/**
 * Derived from a secret outside the database, so that the mail can be rendered again and the database alone
 * grants no access.
 */
export const createInvitationToken = (invitationId: string, secret: string): string =>
  createHmac('sha256', secret).update(`invitation\n${invitationId}`).digest('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
