import { join } from 'node:path';
import { findHolder } from '../../../local/bin/starting/process-lock.mjs';

/** Where the `npm start` of this repository answers, or will by default. @param {string} root @returns {string} */
export const siteAddress = (root) =>
  findHolder(join(root, '.data/platform.lock'))?.what ?? 'http://localhost:8080';
