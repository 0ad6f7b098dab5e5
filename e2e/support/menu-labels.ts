import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@sabi/contracts/language';
import { repositoryRoot } from '@sabi/test-kit/repository-root';

interface Manifest {
  readonly navigation?: readonly {
    readonly slot: string;
    readonly path: string;
    readonly label: Readonly<Record<Language, string>>;
  }[];
}

const links = readdirSync(repositoryRoot)
  .filter((name) => name.startsWith('mf-'))
  .map((remote) => readFileSync(join(repositoryRoot, remote, 'remote.json'), 'utf8'))
  .flatMap((manifest) => (JSON.parse(manifest) as Manifest).navigation ?? []);

/** Label of a link in a menu, as a remote declares it. @throws {Error} for an undeclared path */
export function readMenuLabel(language: Language, slot: string, path: string): string {
  const link = links.find((each) => each.slot === slot && each.path === path);
  if (!link) throw new Error(`No remote has a link to ${path} in ${slot}`);
  return link.label[language];
}
