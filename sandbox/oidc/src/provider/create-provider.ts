import { generateKeyPairSync, type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import type { Logger } from '@sabi/service-kit/logger';
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider';
import { createMemoryAdapter } from './memory-adapter';
import { People } from './people';
import type { Persona } from './personas';

/** An application that signs people in by the provider. */
export interface Application {
  readonly id: string;
  readonly secret: string;
}

export interface ProviderOptions {
  readonly issuer: string;
  readonly clients: readonly Application[];
  readonly redirectUris: readonly string[];
  readonly logger: Logger;
}

const hour = 3600;

/** A provider with the data of its login page. */
export interface PlayedProvider {
  readonly provider: Provider;
  readonly people: People;
  /** Grants with a refresh token. */
  readonly offlineGrants: Set<string>;
}

/** A certified OpenID provider that plays a well-known one. */
export function createProvider(persona: Persona, options: ProviderOptions): PlayedProvider {
  const people = new People((email) => persona.subjectOf(email));
  const offlineGrants = new Set<string>();
  const provider = new Provider(options.issuer, {
    ...describeClients(options),
    ...describeClaims(),
    adapter: createMemoryAdapter(),
    jwks: { keys: [createKey()] },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      // Both providers share a host, so their cookies need different names.
      names: {
        session: `${persona.path}_session`,
        interaction: `${persona.path}_interaction`,
        resume: `${persona.path}_resume`,
      },
    },
    ttl: {
      AccessToken: hour,
      IdToken: hour,
      Grant: 24 * hour,
      Session: hour,
      Interaction: hour,
      RefreshToken: 24 * hour,
    },
    findAccount: (_context, sub) => {
      const claims = people.find(sub);
      return claims && { accountId: sub, claims: () => claims };
    },
    interactions: {
      policy: askEveryTime(),
      url: (_context, { uid }) => `/${persona.path}/interaction/${uid}`,
    },
    issueRefreshToken: (_context, _client, { grantId = '' }) => offlineGrants.has(grantId),
    expiresWithSession: () => false,
    rotateRefreshToken: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    renderError: (context, { error, error_description: description }) => {
      context.type = 'text/plain';
      context.body = `SANDBOX ${persona.name}: ${error}${description ? `: ${description}` : ''}\n`;
    },
  });
  provider.on('server_error', (_context, error) => options.logger.error({ err: error }, 'oidc.failed'));
  return { provider, people, offlineGrants };
}

/** Applications send their secret in the body, the only way LinkedIn accepts. */
function describeClients({ clients, redirectUris }: ProviderOptions): Configuration {
  return {
    clients: clients.map(({ id, secret }) => ({
      client_id: id,
      client_secret: secret,
      redirect_uris: [...redirectUris],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'client_secret_post',
    })),
    clientAuthMethods: ['client_secret_post'],
    pkce: { required: () => false },
    responseTypes: ['code'],
  };
}

/** Both providers include the profile claims in the ID token. */
function describeClaims(): Configuration {
  return {
    scopes: ['openid', 'profile', 'email'],
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    extraParams: ['access_type', 'include_granted_scopes'],
  };
}

function askEveryTime() {
  const policy = interactionPolicy.base();
  policy
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check('every_time', 'The person has to sign in', ({ oidc }) =>
        oidc.result?.login
          ? interactionPolicy.Check.NO_NEED_TO_PROMPT
          : interactionPolicy.Check.REQUEST_PROMPT,
      ),
    );
  return policy;
}

/** Shared by all providers of a process: generating a key takes up to a second of processor time. */
let privateKey: KeyObject | undefined;

function createKey() {
  privateKey ??= generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  return { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'RS256', use: 'sig' };
}
