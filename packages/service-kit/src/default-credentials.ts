/** Default passwords of servers, documentation and examples. */
const defaultPasswords: ReadonlySet<string> = new Set([
  'admin',
  'changeme',
  'default',
  'example',
  'guest',
  'minioadmin',
  'mongo',
  'mongodb',
  'pass',
  'password',
  'rabbitmq',
  'root',
  'secret',
  'test',
  'user',
]);

const loopback = /^(?:127(?:\.\d{1,3}){3}|localhost|\[?::1\]?)(?::\d+)?$/;

/** Whether a password is among the first that an attacker would try. */
export function isDefaultPassword(username: string, password: string): boolean {
  return password !== '' && (password === username || defaultPasswords.has(password.toLowerCase()));
}

/** Whether a host is reachable only from its own machine. */
export function isLoopback(host: string): boolean {
  return loopback.test(host);
}

/**
 * Whether a server on another host would be used with publicly known credentials.
 * @param options.anonymousIsDefault leaving them out means the server's own
 */
export function hasDefaultCredentials(
  url: string,
  { anonymousIsDefault = false }: { anonymousIsDefault?: boolean } = {},
): boolean {
  if (!URL.canParse(url)) return false;
  const { host, username, password } = new URL(url);
  if (isLoopback(host)) return false;
  if (username === '' && password === '') return anonymousIsDefault;
  return isDefaultPassword(decodeURIComponent(username), decodeURIComponent(password));
}
