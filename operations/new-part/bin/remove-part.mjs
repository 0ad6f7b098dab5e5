#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from '../../../local/bin/prepare.mjs';

await ensureInstalled();
const { readExistingNames } = await import('../src/names.mjs');
const { removePart } = await import('../src/part.mjs');
const { report } = await import('../src/report.mjs');

const usage = 'Usage: npm run remove:part -- mf-salary [--discard]';

report(usage, () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { discard: { type: 'boolean', default: false } },
  });
  const part = readExistingNames(root, positionals[0]);
  const files = removePart(root, part, { discard: values.discard });
  const stored =
    part.kind === 'service'
      ? `What it has stored is still in the databases named ${part.key}.
A running npm start answers for it until it is ended (Ctrl-C); the next one builds everything, as the contracts have changed.`
      : `A running npm start takes it off its site by itself. Where it was published elsewhere its team does, with its key:
  PLATFORM_URL=https://… PUBLISH_KEY_FILE=… npm run unregister:remote -- ${part.name}`;
  return `${part.name} is gone: ${files.length} files removed or changed, its keys too. ${stored}`;
});
