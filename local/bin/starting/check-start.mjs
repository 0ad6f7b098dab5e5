// What can keep `npm start` from beginning, found before anything is installed or built. Plain JavaScript without dependencies.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { findHolder, releaseLock, takeLock } from './process-lock.mjs';
import { describeFaults, readSettings } from './read-settings.mjs';
import { StartError } from './start-error.mjs';

/** @typedef {import('./read-settings.mjs').Value} Value */
/** @typedef {Readonly<Record<string, Value>>} Values */

/**
 * Checks settings, data folder and ports. Changes nothing.
 * @param {import('./read-settings.mjs').Variables} [variables]
 * @throws {StartError} with everything that is wrong with the settings, or the first thing that is in the way
 */
export async function checkStart(variables = process.env) {
  const { values, faults } = readSettings(variables);
  if (faults.length > 0) throw new StartError(describeFaults(faults));
  const holder = findHolder(lockOf(String(values['DATA_DIR'])));
  if (holder && holder.pid !== process.pid)
    throw new StartError(describeHolder(String(values['DATA_DIR']), holder));
  await assertPortsFree(values);
}

/**
 * Makes this process the only one that uses the folder, until it ends.
 * @param {string} dataDir
 * @param {string} url where this platform answers
 * @returns {() => void} gives it back
 * @throws {StartError} naming the process that uses it, and its address
 */
export function lockDataFolder(dataDir, url) {
  const lock = lockOf(dataDir);
  const holder = takeLock(lock, url);
  if (holder) throw new StartError(describeHolder(dataDir, holder));
  return () => releaseLock(lock);
}

/** @param {string} dataDir */
const lockOf = (dataDir) => join(resolve(dataDir), 'platform.lock');

/** @param {string} dataDir @param {import('./process-lock.mjs').LockHolder} holder */
const describeHolder = (dataDir, { pid, what }) =>
  `Another platform uses the data folder ${dataDir}: process ${pid}, at ${what}.
Open that one, stop it, or start this one beside it with a folder and ports of its own: DATA_DIR=.data-2 PORT=8081 MAIL_WEB_PORT=1081 SANDBOX_OIDC_PORT=8082 SANDBOX_XENDIT_PORT=8083 npm start`;

/**
 * @param {Values} values
 * @throws {StartError} naming the setting of a port that another program listens on
 */
export async function assertPortsFree(values) {
  await assertPortFree('PORT', values);
  if (!values['SMTP_URL']) await assertPortFree('MAIL_WEB_PORT', values);
  if (needsSandboxOidc(values)) await assertPortFree('SANDBOX_OIDC_PORT', values);
  if (needsSandboxXendit(values)) await assertPortFree('SANDBOX_XENDIT_PORT', values);
}

/** @param {Values} values */
export const needsSandboxOidc = (values) =>
  !values['EXTERNAL_GOOGLE_CLIENT_ID'] || !values['EXTERNAL_LINKEDIN_OIDC_CLIENT_ID'];

/** @param {Values} values */
export const needsSandboxXendit = (values) => !values['XENDIT_SECRET_KEY'];

/** @param {string} setting @param {Values} values */
async function assertPortFree(setting, values) {
  const port = Number(values[setting]);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(describePortFault(setting, port, /** @type {NodeJS.ErrnoException} */ (error).code));
  }
  server.close();
  await once(server, 'close');
}

/** @param {string} setting @param {number} port @param {string | undefined} code */
function describePortFault(setting, port, code) {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Choose another one: ${setting}=${port + 1} npm start`;
  return `Port ${port} cannot be used (${code}). Choose another one, from 1024 on: ${setting}=${port + 8000} npm start`;
}
