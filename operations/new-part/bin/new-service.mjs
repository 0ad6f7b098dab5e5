#!/usr/bin/env node
// Usage: npm run new:service -- svc-salary
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from '../../../local/bin/prepare.mjs';

await ensureInstalled();
const { readServiceNames } = await import('../src/names.mjs');
const { addPart } = await import('../src/part.mjs');
const { report } = await import('../src/report.mjs');

report(() => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const part = readServiceNames(root, { name: positionals[0] });
  const files = addPart(root, part);
  return `${part.name} is there, and answers under /api/${part.key}/v1: ${files.length} files written or changed.
  npm start                             starts it with the others; its API is at http://localhost:8080/docs/api
  npm test -- ${part.name}
  npm run remove:part -- ${part.name}     removes all of it
docs/add-a-service.md says what to fill it with.`;
});
