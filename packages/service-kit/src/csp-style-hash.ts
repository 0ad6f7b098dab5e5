import { createHash } from 'node:crypto';

/** @returns a `style-src` source for a Content-Security-Policy that allows only this inline style */
export function cspStyleHash(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}
