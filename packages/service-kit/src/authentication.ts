import type { IncomingMessage } from 'node:http';
import { Passport } from 'passport';
import { ExtractJwt, Strategy, type StrategyOptions } from 'passport-jwt';
import type { Request, RequestHandler, Response } from 'express';
import { z } from 'zod';
import { AppError } from './errors';
import {
  type EndedSessions,
  guardedStaleMs,
  longestStaleMs,
  sessionKeysOf,
  sessionUnconfirmed,
} from './ended-sessions';
import { createKeySet, KeySetUnavailable } from './key-set';
import type { Principal } from './principal';
import { createTokenCache, type TokenCache, type TokenHolder } from './token-cache';
import { noteAccount } from './request-context';
import type { StaffRole } from '@sabi/contracts/identity/staff-roles';
import { assertStaff, readServiceKey, readStaffStanding, type Staff } from './staff';
import { leewaySeconds, timeClaims } from './token-times';

export type { Principal } from './principal';

declare global {
  // Express's own extension point for what a middleware adds to a request.
  namespace Express {
    interface User extends Principal {}
    interface Request {
      staff?: Staff;
    }
  }
}

/**
 * Claims of an access token of svc-identity. ID and refresh tokens lack some and are refused; so are tokens of other
 * applications, whose scopes are limited to svc-identity.
 */
const accessTokenClaimsSchema = z.object({
  ...timeClaims,
  sub: z.uuid(),
  client_id: z.never().optional(),
  session_id: z.uuid(),
  role: z.literal('authenticated'),
  email: z.string(),
  aal: z.enum(['aal1', 'aal2']),
  /** Set while the session lacks the account's second factor. */
  required_aal: z.literal('aal2').optional(),
  is_anonymous: z.boolean(),
  user_metadata: z.record(z.string(), z.unknown()),
});

export interface AuthenticationOptions {
  readonly jwksUrl: string;
  readonly issuer: string;
  readonly audience?: string;
  readonly endedSessions: EndedSessions;
}

export interface Authentication {
  /** Refuses requests without a valid access token, or with an ended session: 401. */
  readonly required: RequestHandler;
  /** Accepts all requests; sets `request.user` if the token is valid and its session has not ended. */
  readonly optional: RequestHandler;
  /** After one of these: answers an account's request with 503 while ended sessions are unknown. */
  readonly guarded: RequestHandler;
  /** Sets `request.staff`; refuses requests without a valid service key: 401, and 403 for an account. */
  readonly serviceKey: RequestHandler;
  /**
   * Sets `request.staff`; refuses requests without a valid access token with 401, and with 403 an account without the
   * role, the second factor or a recent sign-in, see assertStaff. 503 while ended sessions are unknown.
   */
  staff(accepted: StaffAccess): RequestHandler;
  /** Ends an account's stream when its session ends. A visitor's stream continues. */
  endWithSession(principal: Principal | null, response: Response): void;
}

/** Callers of a staff route. */
export interface StaffAccess {
  readonly roles: readonly StaffRole[];
  /** Whether a service key is accepted as well. */
  readonly admitsServiceKey?: boolean | undefined;
}

type PassportInstance = InstanceType<typeof Passport>;
type TokenOptions = ReturnType<typeof toStrategyOptions>;
type Verified = (error: null, user: TokenHolder | false, refusal?: AppError) => void;
/** passport-jwt's callback; a missing user without an error is refused. */
type Decide<User> = (error: unknown, user?: User | false, refusal?: unknown) => void;

/** Verification of access tokens by passport-jwt: asymmetric algorithms only, issuer, audience and expiry required. */
export function createAuthentication(options: AuthenticationOptions): Authentication {
  const { endedSessions } = options;
  const passport = new Passport();
  const strategyOptions = toStrategyOptions(options);
  const verifiedTokens = createTokenCache();
  passport.use(createAccountStrategy(strategyOptions, verifiedTokens));
  passport.use('verified', createVerifyingStrategy(strategyOptions));
  const parts = { passport, verifiedTokens, endedSessions };
  const authenticate = (required: boolean): RequestHandler => authenticateAccount({ ...parts, required });
  return {
    required: authenticate(true),
    optional: authenticate(false),
    guarded: (request, _response, next) => {
      next(request.user && !endedSessions.isKnown(guardedStaleMs) ? sessionUnconfirmed() : undefined);
    },
    serviceKey: authenticateServiceKey(passport, (claims, request, _response, next) =>
      next(isAccount(claims) ? new AppError('ACCESS_DENIED') : refusalOf(request)),
    ),
    staff: (accepted) => authenticateStaff(parts, accepted),
    endWithSession: (principal, response) => {
      if (!principal) return;
      response.once(
        'close',
        endedSessions.onEnd(sessionKeysOf(principal), () => response.destroy()),
      );
    },
  };
}

function createAccountStrategy(options: TokenOptions, verifiedTokens: TokenCache): Strategy {
  return new Strategy(
    { ...options, passReqToCallback: true },
    (request: IncomingMessage, payload: unknown, done: Verified) => {
      const { success, data } = accessTokenClaimsSchema.safeParse(payload);
      if (!success) return done(null, false);
      if (data.required_aal && data.aal !== data.required_aal) return done(null, false, factorMissing());
      const principal = toPrincipal(data);
      const holder = { principal, keys: sessionKeysOf(principal), standing: readStaffStanding(payload) };
      verifiedTokens.add(request.headers.authorization ?? '', holder, data.exp);
      done(null, holder);
    },
  );
}

/** Verifies a token of any purpose. */
function createVerifyingStrategy(options: TokenOptions): Strategy {
  return new Strategy(options, (payload: unknown, done: (error: null, claims: unknown) => void) => {
    done(null, payload);
  });
}

interface AccountAuthentication {
  readonly passport: PassportInstance;
  readonly verifiedTokens: TokenCache;
  readonly endedSessions: EndedSessions;
  readonly required: boolean;
  /** Decides on an account with a valid token. @throws {AppError} */
  readonly admit?: (holder: TokenHolder, request: Request) => void;
}

function authenticateAccount(parts: AccountAuthentication): RequestHandler {
  const { passport, verifiedTokens, endedSessions, required, admit } = parts;
  return (request, response, next) => {
    const enter = (holder: TokenHolder): void => {
      const { principal, keys } = holder;
      if (!endedSessions.isKnown(longestStaleMs)) return next(sessionUnconfirmed());
      if (endedSessions.has(keys)) return next(required ? refusalOf(request) : undefined);
      try {
        admit?.(holder, request);
      } catch (error) {
        return next(error);
      }
      request.user = principal;
      noteAccount(principal.userId);
      next();
    };
    const known = verifiedTokens.find(request.headers.authorization ?? '');
    if (known) return enter(known);
    const decide: Decide<TokenHolder> = (error, user, refusal) => {
      const cause = findFailure(error, refusal);
      if (cause) return next(keysMissing(cause));
      if (user) return enter(user);
      if (required) return next(refusal instanceof AppError ? refusal : refusalOf(request));
      next();
    };
    passport.authenticate('jwt', { session: false }, decide)(request, response, next);
  };
}

/** @param otherwise for a request without a service key; claims are those of a valid token, or missing */
function authenticateServiceKey(
  passport: PassportInstance,
  otherwise: (claims: unknown, ...handled: Parameters<RequestHandler>) => void,
): RequestHandler {
  return (request, response, next) => {
    const decide: Decide<unknown> = (error, claims, refusal) => {
      const cause = findFailure(error, refusal);
      if (cause) return next(keysMissing(cause));
      const key = claims ? readServiceKey(claims) : null;
      if (!key) return otherwise(claims, request, response, next);
      request.staff = key;
      next();
    };
    passport.authenticate('verified', { session: false }, decide)(request, response, next);
  };
}

function authenticateStaff(
  parts: Omit<AccountAuthentication, 'required'>,
  { roles, admitsServiceKey }: StaffAccess,
): RequestHandler {
  const byAccount = authenticateAccount({
    ...parts,
    required: true,
    admit: ({ principal, standing }, request) => {
      if (!parts.endedSessions.isKnown(guardedStaleMs)) throw sessionUnconfirmed();
      request.staff = { role: assertStaff(standing, roles), subject: principal.userId };
    },
  });
  const asStaff: RequestHandler = (request, response, next) => {
    const nameMissing = (error?: unknown): void =>
      next(isFactorMissing(error) ? new AppError('STAFF_FACTOR_MISSING') : error);
    void byAccount(request, response, nameMissing);
  };
  return admitsServiceKey
    ? authenticateServiceKey(parts.passport, (_claims, ...handled) => void asStaff(...handled))
    : asStaff;
}

/** An account without its second factor: the only reason for which a valid token is denied. */
const isFactorMissing = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'ACCESS_DENIED';

/** Reason of a failed verification. passport-jwt treats an unavailable key set as a bad token. */
function findFailure(error: unknown, refusal: unknown): unknown {
  return error ?? (refusal instanceof KeySetUnavailable ? refusal : null);
}

function toStrategyOptions(options: AuthenticationOptions) {
  return {
    jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
    secretOrKeyProvider: createKeySet(options.jwksUrl),
    algorithms: ['ES256', 'RS256'],
    issuer: options.issuer,
    audience: options.audience ?? 'authenticated',
    jsonWebTokenOptions: { clockTolerance: leewaySeconds },
  } satisfies StrategyOptions;
}

/** Whether the token belongs to an account, not a machine. */
function isAccount(claims: unknown): boolean {
  return accessTokenClaimsSchema.safeParse(claims).success;
}

function refusalOf(request: IncomingMessage): AppError {
  return new AppError(request.headers.authorization ? 'TOKEN_INVALID' : 'TOKEN_MISSING');
}

const keysMissing = (cause: unknown) =>
  new AppError('DEPENDENCY_UNAVAILABLE', { retryAfterSeconds: 5, cause });

const factorMissing = () =>
  new AppError('ACCESS_DENIED', { detail: 'The account asks for its second factor first' });

function toPrincipal(claims: z.infer<typeof accessTokenClaimsSchema>): Principal {
  return {
    userId: claims.sub,
    sessionId: claims.session_id,
    email: claims.email,
    aal: claims.aal,
    isAnonymous: claims.is_anonymous,
    userMetadata: claims.user_metadata,
  };
}
