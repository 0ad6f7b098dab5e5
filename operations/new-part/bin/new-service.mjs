#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from '../../../local/bin/prepare.mjs';

await ensureInstalled();
const { readServiceNames } = await import('../src/names.mjs');
const { addPart } = await import('../src/part.mjs');
const { report } = await import('../src/report.mjs');
const { siteAddress } = await import('../src/site-address.mjs');

const usage = 'Usage: npm run new:service -- svc-salary';

report(usage, () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const part = readServiceNames(root, { name: positionals[0] });
  const files = addPart(root, part);
  return `${part.name} is there, and answers under /api/${part.key}/v1: ${files.length} files written or changed.
  npm start                             starts it with the others; its API is at ${siteAddress(root)}/docs/api.
                                        One that runs is ended first (Ctrl-C). The contracts have changed, so it builds everything
  npm test -- ${part.name}
  npm run remove:part -- ${part.name}     removes all of it
docs/add-a-service.md says what to fill it with.`;
});
