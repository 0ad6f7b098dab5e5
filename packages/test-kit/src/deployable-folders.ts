import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './repository-root';

const list = (prefix: string) =>
  readdirSync(repositoryRoot).filter(
    (name) => name.startsWith(prefix) && existsSync(join(repositoryRoot, name, 'package.json')),
  );

/** Folders of the remotes, `mf-…`, as they lie in the repository, so that a test does not leave out a new one. */
export const remoteFolders: readonly string[] = list('mf-');
/** Folders of the services, `svc-…`. */
export const serviceFolders: readonly string[] = list('svc-');
