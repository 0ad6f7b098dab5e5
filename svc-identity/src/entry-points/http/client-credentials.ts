import type { ClientCredentials } from '../../domain/oauth-server/authenticate-client';
import { invalidClient } from '../../domain/oauth-server/authenticate-client';

interface CredentialsInBody {
  readonly client_id: string;
  readonly client_secret: string;
}

/**
 * Credentials by basic authentication, in the body, or the id alone (RFC 6749 2.3); two methods are refused.
 * @throws {IdentityError} invalid_credentials
 */
export function readClientCredentials(
  authorization: string | undefined,
  { client_id: clientId, client_secret: secret }: CredentialsInBody,
): ClientCredentials {
  const encoded = /^basic +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (encoded !== undefined) {
    const credentials = readBasic(encoded);
    if (secret || (clientId && clientId !== credentials.clientId))
      throw refused('more than one authentication method was used');
    return credentials;
  }
  if (!clientId) throw refused('client_id is required');
  return { clientId, secret, method: secret ? 'client_secret_post' : 'none' };
}

function readBasic(encoded: string): ClientCredentials {
  if (!/^[\w+/-]+={0,2}$/.test(encoded)) throw refused('invalid basic auth encoding');
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const separator = text.indexOf(':');
  if (separator === -1) throw refused('invalid basic auth format');
  const [clientId, secret] = [text.slice(0, separator), text.slice(separator + 1)].map(decodeFormValue);
  return { clientId: clientId ?? '', secret: secret ?? '', method: 'client_secret_basic' };
}

/** Both parts are form-encoded, which does not change our ids and secrets. */
function decodeFormValue(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    throw refused('invalid basic auth encoding');
  }
}

const refused = (reason: string) => invalidClient(`Invalid client credentials: ${reason}`);
