import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The data folder of `npm start`, in the repository. */
export const laptopFolder = '.data';

const defaultUrl = 'http://127.0.0.1:8080';

/**
 * Where the platform of `npm start` answers: the address that it notes in its data folder while it runs (see
 * local/bin/starting/process-lock.mjs), so that one with a `PORT` of its own is found; else that of the default port.
 * @param repository path of its root
 */
export function findLaptopPlatform(repository: string): string {
  try {
    const lock: unknown = JSON.parse(readFileSync(join(repository, laptopFolder, 'platform.lock'), 'utf8'));
    const noted = typeof lock === 'object' && lock !== null && 'what' in lock ? lock.what : undefined;
    return typeof noted === 'string' && URL.canParse(noted) ? noted : defaultUrl;
  } catch {
    return defaultUrl;
  }
}
