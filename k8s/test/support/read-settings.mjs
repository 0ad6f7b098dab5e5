// Lets each service parse settings as at its start. Input: JSON of settings by service; output: faults by service.
import { text } from 'node:stream/consumers';
import { readEnv as gateway } from '@sabi/gateway/service';
import { readEnv as shell } from '@sabi/shell/service';
import { readEnv as ai } from '@sabi/svc-ai/service';
import { readEnv as billing } from '@sabi/svc-billing/service';
import { readEnv as hiring } from '@sabi/svc-hiring/service';
import { readEnv as identity } from '@sabi/svc-identity/service';
import { readEnv as notification } from '@sabi/svc-notification/service';
import { readEnv as profile } from '@sabi/svc-profile/service';

/** @type {Record<string, (source: Record<string, string>) => unknown>} */
const readers = {
  gateway,
  shell,
  'svc-identity': identity,
  'svc-profile': profile,
  'svc-ai': ai,
  'svc-ai-worker': ai,
  'svc-billing': billing,
  'svc-hiring': hiring,
  'svc-hiring-worker': hiring,
  'svc-notification': notification,
};

/** @param {string} service @param {Record<string, string>} settings */
function findFaults(service, settings) {
  const read = readers[service];
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
const faults = Object.entries(given).map(([service, settings]) => [service, findFaults(service, settings)]);
console.log(JSON.stringify(Object.fromEntries(faults)));
