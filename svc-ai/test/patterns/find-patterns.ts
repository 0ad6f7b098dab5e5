import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

export interface FoundPattern {
  /** File and line, relative to the project's root. */
  readonly place: string;
  readonly pattern: RegExp;
}

const root = join(import.meta.dirname, '../../..');
/** Every pattern in the files of some folders: literals, and those built when a file is loaded. */
export async function findPatterns(folders: readonly string[]): Promise<FoundPattern[]> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/\.(?:test|d)\.ts$/.test(name))
      .map((name) => join(root, folder, name)),
  );
  const built = await whileRecording(async () => {
    await jest.isolateModulesAsync(async () => {
      for (const file of files) if (readFileSync(file, 'utf8').includes('new RegExp(')) await import(file);
    });
  });
  return [...files.flatMap(patternsIn), ...built];
}

function patternsIn(file: string): FoundPattern[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: FoundPattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const end = node.text.lastIndexOf('/');
      const pattern = new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
      found.push({ place: `${relative(root, file)}:${line}`, pattern });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Patterns built by `new RegExp` in the project's files meanwhile. */
async function whileRecording(work: () => Promise<void>): Promise<FoundPattern[]> {
  const found: FoundPattern[] = [];
  const plain = RegExp;
  globalThis.RegExp = new Proxy(plain, {
    construct: (target, [source, flags]: [string, string?]) => {
      const pattern = new target(source, flags);
      const [, place = ''] = /(\/[^\s()]+:\d+):\d+\)?$/.exec(new Error().stack?.split('\n')[2] ?? '') ?? [];
      if (place.startsWith(root) && !place.includes('node_modules'))
        found.push({ place: relative(root, place), pattern });
      return pattern;
    },
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = plain;
  }
  return found;
}
