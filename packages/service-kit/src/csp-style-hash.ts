import { createHash } from 'node:crypto';

/** @returns a source of `style-src` in a Content-Security-Policy that allows this style inline, and no other */
export function cspStyleHash(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}
