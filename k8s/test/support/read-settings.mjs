// Lets each service parse settings as at its start. Input: JSON of settings by `overlay/service`; output: faults by the same.
import { text } from 'node:stream/consumers';
import { readEnv as gateway } from '@sabi/gateway/service';
import { readEnv as shell } from '@sabi/shell/service';

/** @type {Record<string, (source: Record<string, string>) => unknown>} */
const readers = { gateway, shell };

/** A worker has the settings of its service. @param {string} name */
async function findReader(name) {
  const deployable = name.replace(/-worker$/, '');
  if (!(deployable in readers) && /^svc-\w+$/.test(deployable))
    readers[deployable] = (await import(`@sabi/${deployable}/service`)).readEnv;
  return readers[deployable];
}

/** @param {string} place `overlay/service` @param {Record<string, string>} settings */
async function findFaults(place, settings) {
  const read = await findReader(place.split('/')[1] ?? '');
  if (!read) return 'is no service';
  try {
    read(settings);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** @type {Record<string, Record<string, string>>} */
const given = JSON.parse(await text(process.stdin));
const faults = await Promise.all(
  Object.entries(given).map(async ([place, settings]) => [place, await findFaults(place, settings)]),
);
console.log(JSON.stringify(Object.fromEntries(faults)));
