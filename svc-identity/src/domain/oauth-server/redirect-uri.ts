/** Schemes that browsers execute, or render with this site's origin. */
const dangerousSchemes = new Set(['javascript', 'data', 'file', 'vbscript', 'about', 'blob']);
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);
const maxLength = 2048;

/** The fault of a redirect address; undefined for none. */
export function findRedirectUriFault(uri: string): string | undefined {
  if (uri === '') return 'redirect URI cannot be empty';
  if (uri.length > maxLength) return `cannot exceed ${maxLength} characters`;
  // Browsers and URL parsers treat backslashes and blanks differently.
  if (/[\\\s\p{Cc}]/u.test(uri)) return 'invalid URL format';
  if (!/^[a-z][\d+.a-z-]*:\/\/[^/?#]/i.test(uri)) return 'must have scheme and host';
  if (!URL.canParse(uri)) return 'invalid URL format';
  const url = new URL(uri);
  const scheme = url.protocol.slice(0, -1);
  if (dangerousSchemes.has(scheme)) return `scheme '${scheme}' is not allowed for security reasons`;
  if (url.username || url.password) return 'must not contain credentials';
  if (scheme === 'http' && !loopbackHosts.has(url.hostname)) return 'HTTP scheme only allowed for localhost';
  return uri.includes('#') ? 'fragment not allowed in redirect URI' : undefined;
}

/** A registered address with the response in its query, without empty parameters. */
export function withAnswer(
  redirectUri: string,
  parameters: Readonly<Record<string, string | null | undefined>>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(parameters)) if (value) url.searchParams.set(name, value);
  return url.href;
}
