import { AppError } from '@sabi/service-kit/errors';
import type { RouteAuthentication } from '@sabi/service-kit/routes';
import { assertStaff, type StaffStanding } from '@sabi/service-kit/staff';
import { assertOwnSession } from '../../../domain/authentication/assert-own-session';
import type { Caller } from '../../../domain/authentication/authenticate';
import { IdentityError } from '../../../domain/errors/identity-error';
import { activeRoles, type StaffGrant } from '../../../domain/staff/staff-grant';
import type { StaffGrantRepository } from '../../../domain/staff/staff-grant-repository';
import { rememberAccount } from '../acting-account';
import type { Authentication, Exchange } from './authentication';

/**
 * Reads session and grant each time, so that a revocation applies at once; otherwise like other services, by
 * the access token.
 */
export function createStaffAuthentication(
  authentication: Authentication,
  { staffGrants }: { staffGrants: StaffGrantRepository },
): RouteAuthentication {
  return {
    staff:
      ({ roles }) =>
      async (request, response, next) => {
        const caller = await findOwner({ request, response }, authentication);
        const userId = caller.user.id;
        rememberAccount(response, userId);
        const standing = describeStanding(caller, await staffGrants.find(userId));
        request.staff = { role: assertStaff(standing, roles), subject: userId };
        next();
      },
  };
}

/** @throws {AppError} TOKEN_MISSING, TOKEN_INVALID, also for an application's token */
async function findOwner(exchange: Exchange, authentication: Authentication): Promise<Caller> {
  try {
    const caller = await authentication.caller(exchange);
    assertOwnSession(caller);
    return caller;
  } catch (error) {
    if (!(error instanceof IdentityError) || error.status >= 500) throw error;
    const isTokenGiven = exchange.request.get('authorization') !== undefined;
    throw new AppError(isTokenGiven ? 'TOKEN_INVALID' : 'TOKEN_MISSING', { cause: error });
  }
}

function describeStanding({ session }: Caller, grant: StaffGrant | null): StaffStanding {
  const times = session?.amr.map(({ at }) => at.getTime()) ?? [];
  return {
    roles: activeRoles(grant),
    aal: session?.aal ?? 'aal1',
    signedInAt: times.length > 0 ? Math.min(...times) : null,
  };
}
