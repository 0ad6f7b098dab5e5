import { readFileSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { AuthClient, GoTrueAdminApi } from '@supabase/auth-js';

/** Dotted names of called methods. */
export type Calls = Set<string>;

type Methods = Readonly<Record<string, unknown>>;

const manifest = require.resolve('@supabase/auth-js/package.json');
const types = dirname(manifest);

export const clientVersion = (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;

/** Records calls of an object's methods and those of its parts. */
export function recorded<T extends object>(target: T, calls: Calls, path = ''): T {
  return new Proxy(target, {
    get(object, key) {
      const value: unknown = Reflect.get(object, key, object);
      if (typeof key === 'symbol' || key.startsWith('_')) return value;
      const name = `${path}${key}`;
      if (typeof value === 'function') {
        return (...parameters: unknown[]): unknown => {
          calls.add(name);
          return Reflect.apply(value, object, parameters);
        };
      }
      const isPart = typeof value === 'object' && value !== null && parts.has(name);
      return isPart ? recorded(value, calls, `${name}.`) : value;
    },
  });
}

const parts = new Set([
  'mfa',
  'mfa.webauthn',
  'mfa.recoveryCodes',
  'oauth',
  'passkey',
  'admin',
  'customProviders',
]);

/** Public methods of the client for accounts. */
export function publicClientMethods(): string[] {
  const client = new AuthClient({
    url: 'http://127.0.0.1:1',
    autoRefreshToken: false,
    persistSession: false,
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true, passkey: true },
  });
  const hidden = new Set([...privateNames('GoTrueClient'), 'constructor', 'isThrowOnErrorEnabled']);
  return [
    ...prototypeMethods(client).filter((name) => !hidden.has(name)),
    ...partMethods('mfa', client.mfa),
    ...partMethods('mfa.recoveryCodes', client.mfa.recoveryCodes),
    ...['register', 'authenticate', 'enroll', 'challenge', 'verify'].map((name) => `mfa.webauthn.${name}`),
    ...partMethods('oauth', client.oauth),
    ...partMethods('passkey', client.passkey),
  ];
}

/** Public methods of the client for administrators. */
export function publicAdminMethods(): string[] {
  const api = new GoTrueAdminApi({ url: 'http://127.0.0.1:1' });
  const hidden = new Set([...privateNames('GoTrueAdminApi'), 'constructor']);
  return [
    ...prototypeMethods(api).filter((name) => !hidden.has(name)),
    ...partMethods('mfa', api.mfa),
    ...partMethods('oauth', api.oauth),
    ...partMethods('customProviders', api.customProviders),
    ...partMethods('passkey', api.passkey),
  ];
}

function prototypeMethods(object: object): string[] {
  const prototype = Object.getPrototypeOf(object) as object;
  return Object.entries(Object.getOwnPropertyDescriptors(prototype))
    .filter(([name, { value }]) => typeof value === 'function' && !name.startsWith('_'))
    .map(([name]) => name);
}

function partMethods(path: string, part: object | undefined): string[] {
  return Object.entries((part ?? {}) as Methods)
    .filter(([name, value]) => typeof value === 'function' && !name.startsWith('_'))
    .map(([name]) => `${path}.${name}`);
}

/** TypeScript's private methods are public at run time. */
function privateNames(className: string): string[] {
  const declaration = readFileSync(join(types, `dist/main/${className}.d.ts`), 'utf8');
  return [...declaration.matchAll(/^\s+private (?:readonly |static )*(\w+)/gm)].map(([, name = '']) => name);
}
