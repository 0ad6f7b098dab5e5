import type { Logger } from '@sabi/service-kit/logger';
import type { Transact } from '@sabi/service-kit/transaction';
import { adminActor } from '../audit/actors';
import type { AuditAction } from '../audit/audit-entry';
import type { AuditLog } from '../audit/audit-log';
import { emailExists, validationFailed } from '../errors/common-errors';
import type { Hooks } from '../hooks/hooks';
import { withUserCreatedHooks } from '../hooks/with-user-created-hooks';
import { issueToken } from '../one-time-tokens/issue-token';
import { deriveCode, deriveLinkToken, linkTypes } from '../one-time-tokens/one-time-token';
import type { OneTimeTokenRepository } from '../one-time-tokens/one-time-token-repository';
import { assertNotBreached } from '../passwords/assert-not-breached';
import type { BreachList } from '../passwords/breach-list';
import type { PasswordHasher } from '../passwords/password-hasher';
import { assertAcceptablePassword, rulesFor } from '../passwords/password-policy';
import type { Settings } from '../settings/settings';
import { buildActionLink } from '../token-mails/mail-link';
import { normalizeEmailAddress, parseEmailAddress } from '../users/email-address';
import { type Metadata, parseMetadata } from '../users/metadata';
import type { User } from '../users/user';
import { UserAlreadyStored, type UserRepository } from '../users/user-repository';
import { assertMaySetPassword } from './admin-user-input';
import {
  type GeneratedType,
  generatedTypes,
  type LinkTargetRequest,
  linkUserNotFound,
  makeLinkTarget,
} from './link-targets';

export interface LinkRequest {
  readonly type: string;
  readonly email: string;
  readonly newEmail: string;
  readonly password: string;
  readonly data?: Metadata | null | undefined;
  readonly redirectTo: string;
  /** Role of the administrator. */
  readonly role: string;
  readonly ip: string | null;
}

/** A link that an administrator mails themselves. */
export interface GeneratedLink {
  readonly user: User;
  readonly actionLink: string;
  readonly code: string;
  readonly linkToken: string;
  readonly type: GeneratedType;
  readonly redirectTo: string;
}

interface GenerateDependencies {
  readonly users: UserRepository;
  readonly oneTimeTokens: OneTimeTokenRepository;
  readonly passwords: PasswordHasher;
  readonly breachList: BreachList;
  readonly settings: Settings;
  readonly audit: AuditLog;
  readonly transact: Transact;
  readonly hooks: Hooks;
  readonly logger: Logger;
}

/**
 * Creates link and code of a mail without sending it. For an unknown address a magic link becomes a sign-up.
 * @throws {IdentityError} user_not_found, email_exists, weak_password, validation_failed, and refusals of the
 * operator's hook
 */
export async function generateLink(request: LinkRequest, deps: GenerateDependencies): Promise<GeneratedLink> {
  const prepared = await prepare(request, deps);
  const { type } = prepared;
  const { role, ip, redirectTo } = request;
  try {
    return await withUserCreatedHooks({ ip }, deps, (creation) =>
      creation.transact(async (transaction) => {
        const { user, ...target } = await makeLinkTarget(prepared, creation, transaction);
        const traits = { user_id: user.id, user_email: user.email, verification_type: type };
        const action = actions[type];
        const securityEvent = action === 'user_modified' ? 'email_change_requested' : undefined;
        await deps.audit.record({ action, actor: adminActor(role), traits, ip, securityEvent }, transaction);
        const token = await issueToken(
          { ...target, userId: user.id, redirectTo, flowId: null, isHandedOut: true },
          deps,
          transaction,
        );
        const linkToken = deriveLinkToken(deps.settings.mailSecret, token);
        const linkType = linkTypes[target.type] ?? type;
        return {
          user,
          actionLink: buildActionLink({ token: linkToken, type: linkType, redirectTo }, deps.settings),
          code: deriveCode(deps.settings.mailSecret, token),
          linkToken,
          type,
          redirectTo,
        };
      }),
    );
  } catch (error) {
    throw error instanceof UserAlreadyStored ? emailExists() : error;
  }
}

async function prepare(request: LinkRequest, deps: GenerateDependencies): Promise<LinkTargetRequest> {
  const email = parseEmailAddress(request.email);
  const asked = generatedTypes.find((known) => known === request.type);
  if (!asked) throw validationFailed(`Invalid email action link type requested: ${request.type}`);
  const data = parseMetadata(request.data);
  const known = await deps.users.findByEmail(email);
  if (!known && asked !== 'signup' && asked !== 'invite' && asked !== 'magiclink') throw linkUserNotFound();
  const type = !known && asked === 'magiclink' ? 'signup' : asked;
  const passwordHash = asked === 'signup' && !known ? await preparePassword(request, deps) : null;
  return { type, email, newEmail: request.newEmail, data, passwordHash };
}

/** @returns null where only owners choose passwords */
async function preparePassword(
  { type, password, email }: LinkRequest,
  deps: GenerateDependencies,
): Promise<string | null> {
  if (!password) {
    if (type === 'signup' && deps.settings.mayAdminSetPassword)
      throw validationFailed('Signup requires a valid password');
    return null;
  }
  assertMaySetPassword(deps.settings);
  assertAcceptablePassword(password, rulesFor({ email: normalizeEmailAddress(email) }, deps.settings));
  await assertNotBreached(password, deps);
  return deps.passwords.hash(password);
}

const actions: Readonly<Record<GeneratedType, AuditAction>> = {
  signup: 'user_confirmation_requested',
  invite: 'user_invited',
  magiclink: 'user_recovery_requested',
  recovery: 'user_recovery_requested',
  email_change_current: 'user_modified',
  email_change_new: 'user_modified',
};
