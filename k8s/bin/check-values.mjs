#!/usr/bin/env node
// Checks the values of an overlay before it is applied. Usage: npm run values -w k8s [-- FOLDER], by default that of
// overlays/production.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findReadValues, findValueFaults, readValues } from './find-value-faults.mjs';

const overlay = resolve(process.argv[2] ?? join(import.meta.dirname, '../overlays/production'));
if (!existsSync(join(overlay, 'kustomization.yaml'))) {
  console.error(`${overlay} has no kustomization.yaml: give the folder of an overlay`);
  process.exit(1);
}
const faults = findValueFaults(findReadValues(overlay), readValues(overlay));
if (faults.length > 0) {
  console.error(`The values of ${overlay} are not valid:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  process.exit(1);
}
console.log(`The values of ${overlay} are complete`);
