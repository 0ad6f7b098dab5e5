// Prints an overlay's manifests with newly made secrets.
// Usage: node render-overlay.mjs development|staging|production [renderer of kustomizations, default kubectl kustomize]
// VALUES_FILE replaces the overlay's values.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

const folder = resolve(import.meta.dirname, '../..');
const [overlay = '', command = 'kubectl', argument = 'kustomize'] = process.argv.slice(2);
const copy = mkdtempSync(join(tmpdir(), 'k8s-'));
try {
  for (const part of ['base', 'components', 'overlays'])
    cpSync(join(folder, part), join(copy, part), {
      recursive: true,
      filter: (path) => !path.endsWith('/secrets'),
    });
  const values = process.env['VALUES_FILE'];
  if (values) cpSync(values, join(copy, 'overlays', overlay, 'values.yaml'));
  const kustomization = parse(readFileSync(join(copy, 'overlays', overlay, 'kustomization.yaml'), 'utf8'));
  if (kustomization.components.includes('secrets'))
    execFileSync('node', [join(folder, 'bin/make-secrets.mjs'), join(copy, 'overlays', overlay, 'secrets')], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  execFileSync(command, [argument, join(copy, 'overlays', overlay)], { stdio: 'inherit' });
} finally {
  rmSync(copy, { recursive: true });
}
