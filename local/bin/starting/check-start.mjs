// What can keep `npm start` from beginning, found before anything is installed or built. Plain JavaScript without dependencies.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { releaseLock, takeLock } from './process-lock.mjs';
import { describeFaults, readSettings } from './read-settings.mjs';
import { StartError } from './start-error.mjs';

/** @typedef {import('./read-settings.mjs').Value} Value */
/** @typedef {Readonly<Record<string, Value>>} Values */

/**
 * Checks settings, data folder and ports, and takes the folder for this process until it ends: what is installed and built
 * next takes minutes in which a second start has to hear of the first one.
 * @param {import('./read-settings.mjs').Variables} [variables]
 * @returns {Promise<() => void>} gives the folder back
 * @throws {StartError} with everything that is wrong with the settings, or with the folder, or with the ports
 */
export async function checkStart(variables = process.env) {
  const { values, faults } = readSettings(variables);
  if (faults.length > 0) throw new StartError(describeFaults(faults));
  const dataDir = String(values['DATA_DIR']);
  const unlock = lockDataFolder(dataDir, `http://127.0.0.1:${values['PORT']}`);
  try {
    await assertPortsFree(values);
  } catch (error) {
    unlock();
    throw error;
  }
  process.once('exit', unlock);
  return unlock;
}

/**
 * Makes this process the only one that uses the folder, until it ends.
 * @param {string} dataDir
 * @param {string} url where this platform answers
 * @returns {() => void} gives it back
 * @throws {StartError} naming the process that uses it, and its address; or that no folder can be there
 */
export function lockDataFolder(dataDir, url) {
  const lock = lockOf(dataDir);
  const holder = takeOrExplain(lock, dataDir, url);
  if (holder) throw new StartError(describeHolder(dataDir, holder));
  return () => releaseLock(lock);
}

/** @param {string} lock @param {string} dataDir @param {string} url */
function takeOrExplain(lock, dataDir, url) {
  try {
    return takeLock(lock, url);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    throw new StartError(
      `The data folder ${dataDir} cannot be made or written to (${code}). Choose another one: DATA_DIR=.data npm start`,
      { cause: error },
    );
  }
}

/** @param {string} dataDir */
const lockOf = (dataDir) => join(resolve(dataDir), 'platform.lock');

/** @param {string} dataDir @param {import('./process-lock.mjs').LockHolder} holder */
const describeHolder = (dataDir, { pid, what }) =>
  `Another platform uses the data folder ${dataDir}: process ${pid}, at ${what}.
Open that one, stop it, or start this one beside it with a folder and ports of its own: DATA_DIR=.data-2 PORT=8081 MAIL_WEB_PORT=1081 SANDBOX_OIDC_PORT=8082 SANDBOX_XENDIT_PORT=8083 npm start`;

/**
 * @param {Values} values
 * @throws {StartError} naming every port that this start cannot have, with the settings that begin it beside what has them
 */
export async function assertPortsFree(values) {
  const names = portsOf(values);
  const ports = new Set(names.map((name) => Number(values[name])));
  /** @type {string[]} */
  const faults = [];
  /** @type {string[]} */
  const others = [];
  for (const name of names) {
    const port = Number(values[name]);
    const twin = names.find((other) => other !== name && Number(values[other]) === port);
    const isLaterTwin = twin !== undefined && names.indexOf(twin) < names.indexOf(name);
    const code = isLaterTwin ? undefined : await findPortFault(port);
    if (!isLaterTwin && !code) continue;
    faults.push(
      isLaterTwin
        ? `Port ${port} is asked for twice, by ${twin} and ${name}.`
        : describePortFault(port, code),
    );
    others.push(`${name}=${await findFreePort(port, ports)}`);
  }
  if (faults.length === 0) return;
  const command = `${others.join(' ')} npm start`;
  throw new StartError(
    `${faults.join('\n')}\n${others.length > 1 ? 'Choose others' : 'Choose another one'}: ${command}`,
  );
}

/** The settings of the ports on which a start with these values listens. @param {Values} values */
const portsOf = (values) => [
  'PORT',
  ...(values['SMTP_URL'] ? [] : ['MAIL_WEB_PORT']),
  ...(needsSandboxOidc(values) ? ['SANDBOX_OIDC_PORT'] : []),
  ...(needsSandboxXendit(values) ? ['SANDBOX_XENDIT_PORT'] : []),
];

/** @param {Values} values */
export const needsSandboxOidc = (values) =>
  !values['EXTERNAL_GOOGLE_CLIENT_ID'] || !values['EXTERNAL_LINKEDIN_OIDC_CLIENT_ID'];

/** @param {Values} values */
export const needsSandboxXendit = (values) => !values['XENDIT_SECRET_KEY'];

/** @param {number} port @returns {Promise<string | undefined>} the system's code for what keeps us from listening there */
async function findPortFault(port) {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code ?? 'unknown';
  }
  server.close();
  await once(server, 'close');
  return undefined;
}

/**
 * @param {number} near
 * @param {Set<number>} taken by this start itself; the port that was found is added
 * @returns {Promise<number>} the first free port after it that needs no rights
 */
async function findFreePort(near, taken) {
  let port = near < 1024 ? near + 8000 : near + 1;
  while (port <= 65_535 && (taken.has(port) || (await findPortFault(port)))) port += 1;
  taken.add(port);
  return port;
}

/** @param {number} port @param {string | undefined} code */
const describePortFault = (port, code) =>
  code === 'EADDRINUSE'
    ? `Port ${port} is taken by another program.`
    : `Port ${port} cannot be used (${code}).`;
