import { createPublicKey, type KeyObject } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { passportJwtSecret } from 'jwks-rsa';
import { Passport } from 'passport';
import { ExtractJwt, type SecretOrKeyProvider, Strategy, type StrategyOptions } from 'passport-jwt';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import { AppError } from './errors';
import { createRememberedTokens } from './remembered-tokens';
import { readStaff, type Staff } from './staff';
import { leewaySeconds, timeClaims } from './token-times';

/** The account a request acts for, as its access token states it. */
export interface Principal {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  /** Authenticator assurance level: aal2 once a second factor was given. */
  readonly aal: string;
  readonly isAnonymous: boolean;
  /** What the account's owner says of themselves (sign-up data). Never a ground for granting anything. */
  readonly userMetadata: Readonly<Record<string, unknown>>;
}

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
 * Claims of an access token of svc-identity. An ID or refresh token lacks some of them and is refused; so is the token of
 * another application, whose scopes reach no further than svc-identity.
 */
const accessTokenClaimsSchema = z.object({
  ...timeClaims,
  sub: z.uuid(),
  client_id: z.never().optional(),
  session_id: z.uuid(),
  role: z.literal('authenticated'),
  email: z.string(),
  aal: z.enum(['aal1', 'aal2']),
  /** There while the account has a second factor that the session has yet to show. */
  required_aal: z.literal('aal2').optional(),
  is_anonymous: z.boolean(),
  user_metadata: z.record(z.string(), z.unknown()),
});

export interface AuthenticationOptions {
  /** Address of svc-identity's key set. */
  readonly jwksUrl: string;
  readonly issuer: string;
  readonly audience?: string;
}

export interface Authentication {
  /** Refuses a request without a valid access token: 401. */
  readonly required: RequestHandler;
  /** Lets any request through, with `request.user` set where the token is valid. */
  readonly optional: RequestHandler;
  /** Sets `request.staff`; refuses a request without a valid service key: 401, and 403 for an account. */
  readonly staff: RequestHandler;
}

type Verified = (error: null, user: Principal | false, refusal?: AppError) => void;

/** Of an issuer, that are kept read: it signs with one, and shows the one before and the one after. */
const mostKeys = 16;

/** The keys could not be asked for: that says nothing about the token. */
class KeySetUnavailable extends Error {
  override readonly name = 'KeySetUnavailable';
}

/** Verification of access tokens by passport-jwt: asymmetric algorithms only, issuer, audience and expiry required. */
export function createAuthentication(options: AuthenticationOptions): Authentication {
  const passport = new Passport();
  const strategyOptions = toStrategyOptions(options);
  const remembered = createRememberedTokens();
  passport.use(
    new Strategy(
      { ...strategyOptions, passReqToCallback: true },
      (request: IncomingMessage, payload: unknown, done: Verified) => {
        const { success, data } = accessTokenClaimsSchema.safeParse(payload);
        if (!success) return done(null, false);
        if (data.required_aal && data.aal !== data.required_aal) return done(null, false, factorMissing());
        const principal = toPrincipal(data);
        remembered.remember(request.headers.authorization ?? '', principal, data.exp);
        done(null, principal);
      },
    ),
  );
  passport.use(
    'staff',
    new Strategy(strategyOptions, (payload: unknown, done: (error: null, claims: unknown) => void) => {
      done(null, payload);
    }),
  );
  const authenticate =
    (required: boolean): RequestHandler =>
    (request, response, next) => {
      const known = remembered.find(request.headers.authorization ?? '');
      if (known) {
        request.user = known;
        return next();
      }
      const decide = (error: unknown, user?: Principal | false, refusal?: unknown): void => {
        // passport-jwt takes a key set that cannot be had for a bad token.
        const cause = error ?? (refusal instanceof KeySetUnavailable ? refusal : null);
        if (cause) return next(keysMissing(cause));
        if (user) request.user = user;
        else if (required) return next(refusal instanceof AppError ? refusal : refusalOf(request));
        next();
      };
      passport.authenticate('jwt', { session: false }, decide)(request, response, next);
    };
  const staff: RequestHandler = (request, response, next) => {
    const decide = (error: unknown, claims?: unknown, refusal?: unknown): void => {
      const cause = error ?? (refusal instanceof KeySetUnavailable ? refusal : null);
      if (cause) return next(keysMissing(cause));
      const holder = claims ? readStaff(claims) : null;
      if (!holder) return next(isAccount(claims) ? new AppError('ACCESS_DENIED') : refusalOf(request));
      request.staff = holder;
      next();
    };
    passport.authenticate('staff', { session: false }, decide)(request, response, next);
  };
  return { required: authenticate(true), optional: authenticate(false), staff };
}

function toStrategyOptions(options: AuthenticationOptions) {
  return {
    jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
    secretOrKeyProvider: readEachKeyOnce(
      passportJwtSecret({
        jwksUri: options.jwksUrl,
        cache: true,
        cacheMaxAge: 600_000,
        rateLimit: true,
        jwksRequestsPerMinute: 30,
        timeout: 3000,
        handleSigningKeyError: (error, done) =>
          done(isUnknownKey(error) ? null : new KeySetUnavailable('No key set', { cause: error })),
      }),
    ),
    algorithms: ['ES256', 'RS256'],
    issuer: options.issuer,
    audience: options.audience ?? 'authenticated',
    jsonWebTokenOptions: { clockTolerance: leewaySeconds },
  } satisfies StrategyOptions;
}

/** To read a key from its PEM text takes longer than to check a signature with it. */
function readEachKeyOnce(provider: SecretOrKeyProvider): SecretOrKeyProvider {
  let read = new Map<string, KeyObject>();
  const readKey = (pem: string): KeyObject => {
    const key = read.get(pem) ?? createPublicKey(pem);
    if (read.size > mostKeys) read = new Map(); // many a rotation ago
    read.set(pem, key);
    return key;
  };
  return (request, token, done) =>
    provider(request, token, (error, pem) => {
      // jsonwebtoken takes a key as well as its text; the types of passport-jwt know the text alone.
      done(error, typeof pem === 'string' ? (readKey(pem) as unknown as string) : pem);
    });
}

/** Somebody whom the token names, and who is not one of the staff. */
function isAccount(claims: unknown): boolean {
  return accessTokenClaimsSchema.safeParse(claims).success;
}

function isUnknownKey(error: Error | null): boolean {
  return error?.name === 'SigningKeyNotFoundError';
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
