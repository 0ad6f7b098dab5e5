import type { Transaction } from '@sabi/service-kit/transaction';
import { actorOf } from '../audit/actors';
import { validationFailed } from '../errors/common-errors';
import { IdentityError } from '../errors/identity-error';
import { toUserChanges } from '../users/to-user-changes';
import { confirmOwner } from '../owner-confirmation/confirm-owner';
import { isBanned, isEmailConfirmed } from '../users/user';
import type { ProviderAccountDependencies } from '../identities/find-or-create-provider-account';
import type { ProviderLoginResult, ProviderLogin } from '../providers/provider-login';
import { newProviderIdentity, withIdentity } from '../providers/provider-identity';

/**
 * Accepts an invitation by a provider, and uses it up.
 * @param tokenId of the invitation
 * @throws {IdentityError} invite_not_found, user_banned, validation_failed, identity_already_exists
 */
export async function acceptInvitation(
  tokenId: string,
  { provider, profile, ip }: ProviderLogin,
  deps: ProviderAccountDependencies,
  transaction: Transaction,
): Promise<ProviderLoginResult> {
  const token = await deps.oneTimeTokens.find(tokenId);
  const isUsed = token !== null && (await deps.oneTimeTokens.use(tokenId, transaction));
  const user = isUsed ? await deps.users.findById(token.user_id, transaction) : null;
  if (!user) throw new IdentityError(404, 'invite_not_found', 'Invite not found');
  if (isBanned(user)) throw new IdentityError(403, 'user_banned', 'User is banned');
  if (!profile.email || profile.email !== user.email) {
    throw validationFailed('Invited email does not match emails from external provider');
  }
  const holder = await deps.users.findByIdentity(provider.name, profile.subject, transaction);
  if (holder) {
    throw new IdentityError(422, 'identity_already_exists', 'Identity is already linked to another user');
  }
  const identity = newProviderIdentity(provider.name, profile);
  await deps.oneTimeTokens.endAllOf(user.id, transaction);
  const traits = { provider: provider.name };
  await deps.audit.record({ action: 'invite_accepted', actor: actorOf(user), traits, ip }, transaction);
  if (!isEmailConfirmed(user)) {
    const proof = { address: 'email', signUp: null, identity } as const;
    return { user: await confirmOwner(user, proof, deps, transaction) };
  }
  const accepted = withIdentity(user, identity);
  return { user: (await deps.users.update(user.id, toUserChanges(accepted), transaction)) ?? accepted };
}
