import { createHash } from 'node:crypto';

/** @param integrity `sha256-` or `sha384-`, then the hash in base64, as in HTML */
export function isUnaltered(content: Uint8Array, integrity: string): boolean {
  const algorithm = integrity.startsWith('sha384-') ? 'sha384' : 'sha256';
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}` === integrity;
}
