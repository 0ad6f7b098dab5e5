#!/usr/bin/env node
// Usage: npm run remove:part -- mf-salary [--discard]
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from '../../../local/bin/prepare.mjs';

await ensureInstalled();
const { readExistingNames } = await import('../src/names.mjs');
const { removePart } = await import('../src/part.mjs');
const { report } = await import('../src/report.mjs');

report(() => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { discard: { type: 'boolean', default: false } },
  });
  const part = readExistingNames(root, positionals[0] ?? '');
  const files = removePart(root, part, { discard: values.discard });
  const stored =
    part.kind === 'service'
      ? `What it has stored is still in the databases named ${part.key}.`
      : 'A platform where it was published, also that of npm start, still lists its release.';
  return `${part.name} is gone: ${files.length} files removed or changed, its keys too. ${stored}`;
});
