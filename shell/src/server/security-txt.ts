import type { Request, Response } from 'express';
import type { Env } from './env';

const dayMs = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. */
const validMs = 180 * dayMs;

/** `/.well-known/security.txt`: where to report that something is not secure. */
export function createSecurityTxtHandler({
  siteUrl,
  env,
}: {
  siteUrl: string;
  env: Pick<Env, 'SECURITY_CONTACT'>;
}) {
  const contact = env.SECURITY_CONTACT ?? `${siteUrl}/contact-us`;
  return (_request: Request, response: Response): void => {
    const today = Math.floor(Date.now() / dayMs) * dayMs;
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(today + validMs).toISOString()}`,
      'Preferred-Languages: en, id',
      `Canonical: ${siteUrl}/.well-known/security.txt`,
      '',
    ];
    response.setHeader('Cache-Control', 'public, max-age=86400');
    response.type('text/plain').send(lines.join('\n'));
  };
}
