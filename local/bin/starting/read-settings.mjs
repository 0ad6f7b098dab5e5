// Reads and checks the settings of `npm start`. Plain JavaScript without dependencies.
import { readFileSync } from 'node:fs';
import { findNearest } from './nearest-name.mjs';
import { companions, ownPrefixes, settings } from './settings.mjs';

/** @typedef {Readonly<Record<string, string | undefined>>} Variables */
/** @typedef {string | number | readonly string[] | undefined} Value */

const fileEnding = '_FILE';
const names = Object.keys(settings);
const shape = /** @type {Readonly<Record<string, import('./settings.mjs').Setting>>} */ (settings);

/**
 * An empty variable counts as absent, and `NAME_FILE` names a file with the value, as for services.
 * @param {Variables} variables
 * @returns {{ values: Record<string, Value>, faults: string[] }} sentences that never repeat a value, as some are secrets
 */
export function readSettings(variables) {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== '' && value !== undefined),
  );
  /** @type {Record<string, Value>} */
  const values = {};
  /** @type {string[]} */
  const faults = findUnknown(Object.keys(given));
  for (const [name, setting] of Object.entries(shape)) {
    const { text, fault } = readText(name, given);
    const read = text === undefined ? { value: defaultOf(setting) } : parse(setting, text);
    if (fault) faults.push(fault);
    else if ('fault' in read) faults.push(`${name} has to be ${read.fault}.`);
    else values[name] = read.value;
  }
  for (const [name, needed] of Object.entries(companions)) {
    const missing = needed.filter(
      (other) => given[other] === undefined && given[other + fileEnding] === undefined,
    );
    if (given[name] !== undefined && missing.length > 0)
      faults.push(`${name} is of no use without ${missing.join(' and ')}.`);
  }
  return { values, faults };
}

/** @param {readonly string[]} faults @returns {string} */
export const describeFaults = (faults) =>
  `npm start cannot begin with these settings:\n${faults.map((fault) => `  ${fault}`).join('\n')}\nThe settings are listed in docs/operations.md, "Settings of npm start".`;

/** @param {string} name @param {Record<string, string | undefined>} given @returns {{ text?: string | undefined, fault?: string }} */
function readText(name, given) {
  const file = given[name + fileEnding];
  if (file === undefined) return { text: given[name] };
  if (given[name] !== undefined)
    return { fault: `${name} and ${name}${fileEnding} are both set; one has to go.` };
  try {
    return { text: readFileSync(file, 'utf8').replace(/\r?\n$/, '') || undefined };
  } catch (error) {
    return {
      fault: `The file of ${name}${fileEnding} cannot be read (${/** @type {NodeJS.ErrnoException} */ (error).code}).`,
    };
  }
}

/** @param {import('./settings.mjs').Setting} setting */
const defaultOf = (setting) => ('default' in setting ? setting.default : undefined);

/**
 * @param {import('./settings.mjs').Setting} setting
 * @param {string} text
 * @returns {{ value: Value } | { fault: string }}
 */
function parse(setting, text) {
  switch (setting.kind) {
    case 'integer': {
      const { min, max } = setting;
      const value = Number(text);
      const range = max === Number.MAX_SAFE_INTEGER ? `${min} on` : `${min} to ${max}`;
      return Number.isInteger(value) && value >= min && value <= max
        ? { value }
        : { fault: `a whole number from ${range}` };
    }
    case 'url': {
      const [protocol] = /^[a-z+]+(?=:\/\/[^/])/.exec(text) ?? [];
      return protocol && setting.protocols.includes(protocol)
        ? { value: text }
        : {
            fault: `an address that begins with ${setting.protocols.map((each) => `${each}://`).join(' or ')}`,
          };
    }
    case 'choice':
      return setting.values.includes(text)
        ? { value: text }
        : { fault: `one of ${setting.values.join(', ')}` };
    case 'hosts': {
      const hosts = text.split(',').map((part) => hostOf(part.trim()));
      return hosts.every((host) => host !== undefined)
        ? { value: hosts.filter((host) => host !== undefined) }
        : { fault: 'names of hosts, or their URLs, separated by commas' };
    }
    case 'text':
      return { value: text };
  }
}

/** @param {string} text @returns {string | undefined} */
function hostOf(text) {
  const url = /^https?:\/\//i.test(text) ? text : `http://${text}`;
  if (!URL.canParse(url)) return undefined;
  const { hostname, pathname, port } = new URL(url);
  const isPlain = pathname === '/' && !hostname.includes('*') && (url === text || port === '');
  return isPlain ? hostname : undefined;
}

/** Variables that are meant for us by their names, and are no settings. @param {readonly string[]} variables */
function findUnknown(variables) {
  const known = new Set(names.flatMap((name) => [name, name + fileEnding]));
  return variables
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const nearest = findNearest(name, names);
      if (nearest) return [`${name} is not a setting of npm start. Did you mean ${nearest}?`];
      return ownPrefixes.some((prefix) => name.startsWith(prefix))
        ? [`${name} is not a setting of npm start.`]
        : [];
    });
}
