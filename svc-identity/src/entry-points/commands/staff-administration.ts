import type { StaffRole } from '@sabi/contracts/identity/staff-roles';
import { AppError } from '@sabi/service-kit/errors';
import { createLogger } from '@sabi/service-kit/logger';
import { createMongoConnection } from '@sabi/service-kit/mongo';
import { createTransact } from '@sabi/service-kit/transaction';
import type { Connection } from 'mongoose';
import { createRepositories } from '../../data-access/repositories';
import type { Dependencies } from '../../dependencies';
import { changeStaffGrant } from '../../domain/staff/change-staff-grant';
import { grantStaffRoles } from '../../domain/staff/grant-staff-roles';
import type { GrantTerms } from '../../domain/staff/grant-terms';
import { listStaffGrants } from '../../domain/staff/list-staff-grants';
import { revokeStaffGrant } from '../../domain/staff/revoke-staff-grant';
import type { StaffActor } from '../../domain/staff/staff-actor';
import { isActive, type StaffGrant } from '../../domain/staff/staff-grant';
import { normalizeEmailAddress } from '../../domain/users/email-address';

/** Default of svc-identity, which installations keep. */
const audience = 'authenticated';
/** Maximum of `JWT_EXP`: ended sessions stay listed while any of their tokens may live. */
const accessTokenSeconds = 86_400;
const serverSelectionTimeoutMS = 5000;

export interface GrantedRoles {
  readonly userId: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
  readonly until: Date | null;
  readonly isActive: boolean;
}

/**
 * Grants and revokes staff roles directly in the database: over HTTP only an administrator can, and at first there is none.
 */
export interface StaffAdministration {
  /**
   * Replaces the account's roles. @throws {AppError} STAFF_ACCOUNT_NOT_FOUND, STAFF_LAST_ADMIN,
   * REQUEST_INVALID
   */
  grant(email: string, terms: GrantTerms): Promise<GrantedRoles>;
  /**
   * Also ends the account's sessions. @throws {AppError} STAFF_ACCOUNT_NOT_FOUND, STAFF_GRANT_NOT_FOUND,
   * STAFF_LAST_ADMIN
   */
  revoke(email: string, reason: string): Promise<GrantedRoles>;
  list(): Promise<GrantedRoles[]>;
  close(): Promise<void>;
}

type StaffDependencies = Pick<
  Dependencies,
  'users' | 'sessions' | 'staffGrants' | 'staffAudit' | 'transact' | 'logger'
>;

/** @param options.operator for the audit log @throws when the database is unreachable */
export async function openStaffAdministration(options: {
  uri: string;
  database: string;
  operator: string;
}): Promise<StaffAdministration> {
  const connection = createMongoConnection();
  await connection.openUri(options.uri, { dbName: options.database, serverSelectionTimeoutMS });
  const deps = createDependencies(connection);
  const actor: StaffActor = { kind: 'operator', name: options.operator };
  return {
    grant: (email, terms) => grant({ email, terms, actor }, deps),
    revoke: (email, reason) => revoke({ email, reason, actor }, deps),
    list: () => list(deps),
    close: () => connection.close(),
  };
}

function createDependencies(connection: Connection): StaffDependencies {
  const { db } = connection;
  if (!db) throw new Error('unreachable: an open connection has a database');
  const transact = createTransact(connection.getClient());
  const { users, sessions, staffGrants, staffAudit } = createRepositories(
    connection,
    db,
    { audience, accessTokenSeconds },
    transact,
  );
  const logger = createLogger({ service: 'svc-identity', level: 'warn', destination: process.stderr });
  return { users, sessions, staffGrants, staffAudit, transact, logger };
}

async function grant(
  given: { email: string; terms: GrantTerms; actor: StaffActor },
  deps: StaffDependencies,
): Promise<GrantedRoles> {
  const { email, terms, actor } = given;
  const stored = await findGrant(email, deps);
  if (!stored || !isActive(stored)) {
    const granted = await grantStaffRoles(given, deps);
    return describe(granted.grant, granted.email);
  }
  const { user_id: userId, version } = stored;
  return describe(await changeStaffGrant({ userId, version, terms, actor }, deps), email);
}

async function revoke(
  { email, reason, actor }: { email: string; reason: string; actor: StaffActor },
  deps: StaffDependencies,
): Promise<GrantedRoles> {
  const stored = await findGrant(email, deps);
  if (!stored) throw new AppError('STAFF_GRANT_NOT_FOUND');
  await revokeStaffGrant({ userId: stored.user_id, version: stored.version, reason, actor }, deps);
  return { ...describe(stored, email), isActive: false };
}

/** @throws {AppError} STAFF_ACCOUNT_NOT_FOUND */
async function findGrant(
  email: string,
  { users, staffGrants }: StaffDependencies,
): Promise<StaffGrant | null> {
  const user = await users.findByEmail(normalizeEmailAddress(email));
  if (!user) throw new AppError('STAFF_ACCOUNT_NOT_FOUND');
  return staffGrants.find(user.id);
}

async function list(deps: StaffDependencies): Promise<GrantedRoles[]> {
  const all: GrantedRoles[] = [];
  let after: string | undefined;
  do {
    const page = await listStaffGrants(after, deps);
    all.push(...page.grants.map(({ grant, email }) => describe(grant, email)));
    after = page.next ?? undefined;
  } while (after !== undefined);
  return all;
}

function describe(grant: StaffGrant, email: string): GrantedRoles {
  const { user_id: userId, roles, until } = grant;
  return { userId, email, roles, until, isActive: isActive(grant) };
}
