// Prints an overlay's manifests with newly made secrets.
// Usage: node render-overlay.mjs development|production [renderer of kustomizations, default kubectl kustomize]
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../..');
const [overlay = '', command = 'kubectl', argument = 'kustomize'] = process.argv.slice(2);
const copy = mkdtempSync(join(tmpdir(), 'k8s-'));
try {
  for (const part of ['base', 'components', 'overlays'])
    cpSync(join(folder, part), join(copy, part), {
      recursive: true,
      filter: (path) => !path.endsWith('/secrets'),
    });
  const secrets = join(copy, 'overlays/development/secrets');
  execFileSync('node', [join(folder, 'bin/make-secrets.mjs'), secrets], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  execFileSync(command, [argument, join(copy, 'overlays', overlay)], { stdio: 'inherit' });
} finally {
  rmSync(copy, { recursive: true });
}
