#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { ensureInstalled, root } from '../../../local/bin/prepare.mjs';

await ensureInstalled();
const { readRemoteNames } = await import('../src/names.mjs');
const { addPart } = await import('../src/part.mjs');
const { report } = await import('../src/report.mjs');
const { siteAddress } = await import('../src/site-address.mjs');

const usage =
  'Usage: npm run new:remote -- mf-salary --path /salary [--title "Salary guide"] [--title-id "Panduan gaji"]';

report(usage, () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { path: { type: 'string' }, title: { type: 'string' }, 'title-id': { type: 'string' } },
  });
  const { path, title, 'title-id': titleId } = values;
  const part = readRemoteNames(root, { name: positionals[0], path, title, titleId });
  const files = addPart(root, part);
  return `${part.name} is there, with its page at ${part.path}: ${files.length} files written or changed.
  npm start                            shows it at ${siteAddress(root)}${part.path}
  npm run build -w ${part.name}           has an npm start that runs already take it in
  npm test -- ${part.name}
  npm run remove:part -- ${part.name}     removes all of it
docs/add-a-remote.md says what to fill it with.`;
});
