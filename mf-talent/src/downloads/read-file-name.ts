/**
 * The file name in the service's answer, if it is a valid one (RFC 6266): a name with non-ASCII letters has a second form beside a
 * plain one, and a plain one without blanks stands with or without quotes.
 */
export function readFileName({ headers }: Response, fallback: string): string {
  const disposition = headers.get('Content-Disposition') ?? '';
  const encoded = /filename\*=UTF-8''([\w.%!#$&+^`|~-]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  const [, quoted, token] = /filename=(?:"([^"\\/]+)"|([\w.!#$%&'*+^`|~-]+))/i.exec(disposition) ?? [];
  return quoted ?? token ?? fallback;
}
