// Switches the language model off or on for all replicas while they run: npm run model -w svc-ai -- off|on|state
// They notice it within five seconds. Needs MONGODB_URI alone.
import { createLogger } from '@sabi/service-kit/logger';
import { createMongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';
import { createModelSwitch } from '../../data-access/model-switch';
import { readSwitchEnv } from '../../env';

const longestMs = 30_000;
const [wanted = ''] = process.argv.slice(2);

async function main(): Promise<number> {
  if (!['off', 'on', 'state'].includes(wanted)) {
    console.error('Say off, on or state');
    return 2;
  }
  const { MONGODB_URI } = readSwitchEnv();
  const logger = createLogger({ service: 'svc-ai', level: 'error' });
  const signal = AbortSignal.timeout(longestMs);
  const mongo = await openMongoConnection(createMongoConnection(), { uri: MONGODB_URI, logger, signal });
  try {
    const modelSwitch = createModelSwitch(mongo.db, { cacheMs: 0 });
    if (wanted !== 'state') await modelSwitch.set(wanted === 'off');
    console.log(`The language model is ${(await modelSwitch.isOff()) ? 'off' : 'on'}`);
    return 0;
  } finally {
    await mongo.close();
  }
}

process.exitCode = await main();
