import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '@sabi/test-kit/repository-root';

export interface Step {
  /** `replace` changes a text of the file `name`, `changes` lists what differs from the commit. */
  readonly do: 'remote' | 'service' | 'remove' | 'places' | 'replace' | 'changes' | 'roundTrip' | 'names';
  readonly name: string;
  readonly path?: string;
  readonly discard?: boolean;
  /** Empty: `to` is added at the end. */
  readonly from?: string;
  readonly to?: string;
}

export interface StepResult {
  /** Paths in the repository. */
  readonly done?: readonly string[];
  readonly refused?: string;
}

/** Runs the generator in a process of its own, as its modules are no CommonJS. @param root of the repository that it works on */
export function act(root: string, steps: readonly Step[]): StepResult[] {
  const program = join(__dirname, 'act.mjs');
  const input = JSON.stringify({ root, steps });
  return JSON.parse(execFileSync(process.execPath, [program], { input, encoding: 'utf8' })) as StepResult[];
}

/** The sources of the repository in a folder of their own, committed, so that git says what has changed. */
export class CopiedRepository {
  readonly root = join(mkdtempSync(join(tmpdir(), 'sabi-parts-')), 'sabi');

  constructor() {
    execFileSync('git', ['clone', '--quiet', '--shared', repositoryRoot, this.root]);
    for (const path of listChanges(repositoryRoot)) {
      const [from, to] = [join(repositoryRoot, path), join(this.root, path)];
      mkdirSync(dirname(to), { recursive: true });
      if (existsSync(from)) cpSync(from, to);
      else rmSync(to, { force: true });
    }
    this.commit();
  }

  commit(): void {
    this.#git('add', '--all');
    this.#git(
      ...['-c', 'user.name=Test', '-c', 'user.email=test@sabi.test', '-c', 'commit.gpgsign=false'],
      ...['commit', '--quiet', '--allow-empty', '--no-verify', '--message', 'as it is'],
    );
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8');
  }

  act(...steps: readonly Step[]): StepResult[] {
    return act(this.root, steps);
  }

  remove(): void {
    rmSync(dirname(this.root), { recursive: true });
  }

  #git(...args: readonly string[]): string {
    return execFileSync('git', ['-C', this.root, ...args], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  }
}

function listChanges(root: string): string[] {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' })
      .split('\0')
      .filter(Boolean);
  return [
    ...git('ls-files', '-z', '--others', '--exclude-standard'),
    ...git('diff', '-z', '--name-only', '--relative', 'HEAD'),
  ];
}
