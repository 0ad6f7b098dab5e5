import { dirname, join } from 'node:path';
import ts from 'typescript';

/** The contract between shell and remotes: `contract.ts` of shell-sdk, and its protocol number. */
export interface MountContract {
  readonly protocol: number;
  /** File with the declarations. */
  readonly file: string;
}

/** Objects passed in either direction. The other side may be one version older, so new members may be missing. */
const handedOver = [
  'ShellContext',
  'RenderInput',
  'RenderResult',
  'RemoteModule',
  'RemoteServerModule',
] as const;

/**
 * Breaking changes for a remote or a shell one version apart, as compiler errors. After a new protocol number nothing is
 * compared: the shell supports the previous version too, which the pairs in a browser test.
 */
export function compareMountContracts(released: MountContract, current: MountContract): string[] {
  if (current.protocol === released.protocol + 1) return [];
  if (current.protocol !== released.protocol)
    return [`protocol: was ${released.protocol}, is ${current.protocol}; shells take it and the one before`];
  const source = handedOver.flatMap((type) => [
    `export const ${type}IsWhatItWas = (now: Current.${type}): Released.${type} => now;`,
    `export const ${type}OfBeforeIsEnough = (before: Released.${type}): Current.${type} => before;`,
  ]);
  const faults = findTypeErrors(
    [
      `import type * as Released from '${released.file.replace(/\.ts$/, '')}';`,
      `import type * as Current from '${current.file.replace(/\.ts$/, '')}';`,
      ...source,
    ],
    dirname(current.file),
  );
  return [...new Set(faults)];
}

/** Declarations of packages and of the language, the same for every comparison. */
const installed = new Map<string, ts.SourceFile | undefined>();

/** The innermost reason of each error, which names the member. @param folder where packages are resolved */
function findTypeErrors(lines: readonly string[], folder: string): string[] {
  const file = join(folder, 'mount-contracts.check.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) => {
    if (name === file) return ts.createSourceFile(name, lines.join('\n'), ts.ScriptTarget.ES2023);
    if (!name.includes('/node_modules/')) return getSourceFile(name, ...rest);
    if (!installed.has(name)) installed.set(name, getSourceFile(name, ...rest));
    return installed.get(name);
  };
  return ts.getPreEmitDiagnostics(ts.createProgram([file], options, host)).map((diagnostic) => {
    const type = /\b(\w+)(IsWhatItWas|OfBeforeIsEnough)/.exec(lineOf(diagnostic))?.[1];
    return [type, innermost(diagnostic.messageText)].filter(Boolean).join(': ');
  });
}

function lineOf({ file, start = 0 }: ts.Diagnostic): string {
  return file?.text.slice(file.text.lastIndexOf('\n', start) + 1).split('\n', 1)[0] ?? '';
}

function innermost(message: string | ts.DiagnosticMessageChain): string {
  if (typeof message === 'string') return message;
  const [next] = message.next ?? [];
  return next ? innermost(next) : message.messageText;
}
