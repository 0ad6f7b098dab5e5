import { createHash, createHmac } from 'node:crypto';
import type { StoredInvitation } from './invitation-repository';

interface InvitationIds {
  readonly companyId: string;
  /** Chosen by the company, so two companies may have the same. */
  readonly invitationId: string;
}

/**
 * Derived from a secret outside the database, so that the mail can be rendered again and the database alone
 * grants no access.
 */
export const createInvitationToken = ({ companyId, invitationId }: InvitationIds, secret: string): string =>
  derive(`company-invitation\n${companyId}\n${invitationId}`, secret);

/** The token that opens a stored invitation. */
export function restoreInvitationToken(
  { id: invitationId, token_hash: tokenHash }: Pick<StoredInvitation, 'id' | 'token_hash'>,
  companyId: string,
  secret: string,
): string {
  const token = createInvitationToken({ companyId, invitationId }, secret);
  // Invitations from before the company was part of it. They end 72 hours after the release.
  return hashToken(token) === tokenHash ? token : derive(`invitation\n${invitationId}`, secret);
}

const derive = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
