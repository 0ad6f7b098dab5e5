import { createHash, createHmac } from 'node:crypto';

/** Made of a secret that the database does not have, so that the mail can be written again and the database gives no way in. */
export const createInvitationToken = (invitationId: string, secret: string): string =>
  createHmac('sha256', secret).update(`invitation\n${invitationId}`).digest('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
