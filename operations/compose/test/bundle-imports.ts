import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { root } from './compose-file';

/** Folders of what runs in an image: deployables with a bundle of their own, and the server of remotes' files. */
export const bundled = [
  ...readdirSync(root).filter((name) => /^(gateway|shell|svc-.+)$/.test(name)),
  ...['sandbox/ai', 'sandbox/oidc', 'sandbox/xendit', 'packages/remote-publisher'],
];

/** As esbuild writes them. */
const imports =
  /^(?:import|export|\}) ?.*\bfrom "([^"]+)";$|^import "([^"]+)";$|\bimport\("([^"]+)"\)|\brequire\d*(?:\.resolve)?\("([^"]+)"\)/gm;

/** What the built bundle of a folder imports from installed packages, such as `pdfkit`. */
export function listImports(folder: string): readonly string[] {
  const dist = join(root, folder, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js') && !file.startsWith('browser/'),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(join(dist, file), 'utf8').matchAll(imports)].map(
      ([, ...specifiers]) => specifiers.find((each) => each !== undefined) ?? '',
    ),
  );
  return [...new Set(found)].filter((each) => !each.startsWith('.') && !isBuiltin(each));
}
