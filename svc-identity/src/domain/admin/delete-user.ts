import { createHash } from 'node:crypto';
import type { Logger } from '@sabi/service-kit/logger';
import type { Transaction, Transact } from '@sabi/service-kit/transaction';
import { adminActor } from '../audit/actors';
import { eraseAccount, eraseTraces, type ErasureDependencies } from '../account-erasure/erase-account';
import { getUser, userNotFound } from '../users/get-user';
import type { User } from '../users/user';

export interface UserDeletion {
  readonly id: string;
  /** Keeps the row without personal data. */
  readonly isSoft: boolean;
  /** Role of the administrator. */
  readonly adminRole: string;
  readonly ip: string | null;
}

interface DeletionDependencies extends ErasureDependencies {
  readonly transact: Transact;
  readonly logger: Logger;
}

const phoneLength = 15;

/**
 * Deletes an account with its data, or keeps its row without personal data. Ends its sessions.
 * @throws {IdentityError} user_not_found, validation_failed
 */
export async function deleteUser(
  { id, isSoft, adminRole, ip }: UserDeletion,
  deps: DeletionDependencies,
): Promise<void> {
  const user = await getUser({ id }, deps);
  await deps.transact(async (transaction) => {
    if (isSoft) {
      if (!user.deleted_at) await anonymize(user, deps, transaction);
    } else if (!(await eraseAccount(user.id, deps, transaction))) throw userNotFound();
    const traits = { user_id: user.id, user_email: user.email ?? '', user_phone: user.phone ?? '' };
    await deps.audit.record(
      { action: 'user_deleted', actor: adminActor(adminRole), traits, ip },
      transaction,
    );
  });
  deps.logger.info({ user_id: user.id, soft: isSoft }, 'account.deleted');
}

async function anonymize(user: User, deps: DeletionDependencies, transaction: Transaction): Promise<void> {
  await deps.users.update(user.id, withoutPerson(user), transaction);
  await eraseTraces(user.id, deps, transaction);
}

/**
 * Hashes values: a known address can be recognised, but not read. As in GoTrue every field gets a value, so
 * that empty ones do not show.
 */
function withoutPerson(user: User) {
  const obscure = (value: string | null) => obscureValue(user.id, value ?? '');
  return {
    email: obscure(user.email),
    phone: obscure(user.phone).slice(0, phoneLength),
    new_email: obscure(user.new_email),
    new_phone: obscure(user.new_phone).slice(0, phoneLength),
    password_hash: null,
    user_metadata: {},
    app_metadata: {},
    identities: user.identities.map((identity) => ({
      ...identity,
      provider_id: obscureValue(user.id, `${identity.provider}:${identity.provider_id}`),
      identity_data: {},
      email: null,
    })),
    factors: [],
    deleted_at: new Date(),
  };
}

function obscureValue(id: string, value: string): string {
  return createHash('sha256').update(`${id}${value}`).digest('base64url');
}
