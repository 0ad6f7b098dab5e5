import type { Request, Response } from 'express';
import { Authenticator, type Strategy } from 'passport';
import type { Dependencies } from '../../../dependencies';
import type { Provider } from '../../../domain/providers/provider';
import type { ProviderCallback, ProviderUser } from '../../../domain/providers/read-provider-answer';
import {
  type AdminCaller,
  authenticate,
  authenticateAdmin,
  type Caller,
} from '../../../domain/authentication/authenticate';
import type { IssuedSession } from '../../../domain/session-lifecycle/issued-session';
import {
  type PasswordSignIn,
  signInWithPassword,
} from '../../../domain/password-sign-in/sign-in-with-password';
import { createProviderStrategy } from './provider-strategy';
import { createStrategy } from './use-case-strategy';

/** One passport strategy for each use case. */
export interface Authentication {
  /** The account of a bearer token. @throws {IdentityError} see authenticate */
  caller(exchange: Exchange): Promise<Caller>;
  /** The holder of a service key. @throws {IdentityError} see authenticateAdmin */
  admin(exchange: Exchange): Promise<AdminCaller>;
  /** @throws {IdentityError} see signInWithPassword */
  password(exchange: Exchange, credentials: PasswordSignIn): Promise<IssuedSession>;
  /** The user of a provider's callback. @throws {IdentityError | OAuthError} see readProviderAnswer */
  provider(exchange: Exchange, provider: Provider, visit: ProviderCallback): Promise<ProviderUser>;
}

export interface Exchange {
  readonly request: Request;
  readonly response: Response;
}

/** Each request contains its credentials. */
const stateless = { session: false };

export function createAuthentication(deps: Dependencies): Authentication {
  const passport = new Authenticator();
  passport.use(
    'bearer',
    createStrategy((request) => authenticate(request.get('authorization'), deps)),
  );
  passport.use(
    'admin',
    createStrategy((request) => authenticateAdmin(request.get('authorization'), deps)),
  );
  passport.use(
    'password',
    createStrategy<PasswordSignIn>((_request, input) => signInWithPassword(input, deps)),
  );
  const authenticateWith = <T>(
    strategy: string | Strategy,
    { request, response }: Exchange,
    input?: unknown,
  ): Promise<T> =>
    new Promise((resolve, reject) => {
      const settle = (error: unknown, result: T | false) => {
        if (error) reject(error as Error);
        else if (result === false) reject(new Error('A strategy neither lets anybody in nor says why'));
        else resolve(result);
      };
      passport.authenticate(strategy, { ...stateless, input } as object, settle)(request, response, reject);
    });
  return {
    caller: (exchange) => authenticateWith('bearer', exchange),
    admin: (exchange) => authenticateWith('admin', exchange),
    password: (exchange, credentials) => authenticateWith('password', exchange, credentials),
    provider: (exchange, provider, visit) =>
      authenticateWith(createProviderStrategy(provider, deps), exchange, visit),
  };
}
