import { createHash } from 'node:crypto';

/** The properties in which the providers differ. */
export interface Persona {
  readonly name: string;
  /** Under the sandbox's address. */
  readonly path: string;
  readonly color: string;
  /** Error for an application when its user cancels. */
  readonly cancelled: { readonly error: string; readonly error_description: string };
  subjectOf(email: string): string;
  /** Whether an authorization request asks for a refresh token in the provider's way. */
  grantsOffline(parameters: Readonly<Record<string, unknown>>): boolean;
  /** Drops request properties that the real provider ignores. */
  rewrite(url: string): string;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** An ID token with the nonce; a refresh token for `access_type=offline` where consent is asked for. */
export const google: Persona = {
  name: 'Google',
  path: 'google',
  color: '#1a73e8',
  cancelled: { error: 'access_denied', error_description: 'The user turned back' },
  subjectOf: (email) => String(digest(`google ${email}`).readBigUInt64BE()).padStart(21, '1'),
  grantsOffline: ({ access_type: type, prompt }) =>
    type === 'offline' && String(prompt).split(' ').includes('consent'),
  rewrite: (url) => url,
};

/** An ID token without a nonce, whatever was sent, and never a refresh token. */
export const linkedin: Persona = {
  name: 'LinkedIn',
  path: 'linkedin',
  color: '#0a66c2',
  cancelled: { error: 'user_cancelled_login', error_description: 'The user cancelled LinkedIn login' },
  subjectOf: (email) => digest(`linkedin ${email}`).toString('base64url').slice(0, 10),
  grantsOffline: () => false,
  rewrite: (url) => {
    const [path = '', query = ''] = url.split('?', 2);
    const parameters = new URLSearchParams(query);
    parameters.delete('nonce');
    return parameters.size > 0 ? `${path}?${parameters.toString()}` : path;
  },
};
