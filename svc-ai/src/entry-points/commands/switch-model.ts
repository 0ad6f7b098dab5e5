// Switches the language model off or on for all running replicas: npm run model -w svc-ai -- off|on|state
// Takes effect within five seconds. Needs MONGODB_URI; OPERATOR is the name in the audit chain.
import { createAuditChain } from '@sabi/audit/audit-chain';
import { createLogger } from '@sabi/service-kit/logger';
import { createMongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';
import { createTransact } from '@sabi/service-kit/transaction';
import { createModelSwitch } from '../../data-access/model-switch';
import { switchModel } from '../../domain/language-model/switch-model';
import { readSwitchEnv } from '../../env';

const longestMs = 30_000;
const [wanted = ''] = process.argv.slice(2);

async function main(): Promise<number> {
  if (!['off', 'on', 'state'].includes(wanted)) {
    console.error('Say off, on or state');
    return 2;
  }
  const { MONGODB_URI, OPERATOR } = readSwitchEnv();
  const logger = createLogger({ service: 'svc-ai', level: 'error' });
  const signal = AbortSignal.timeout(longestMs);
  const mongo = await openMongoConnection(createMongoConnection(), { uri: MONGODB_URI, logger, signal });
  try {
    const modelSwitch = createModelSwitch(mongo.db, { cacheMs: 0 });
    const auditChain = createAuditChain(mongo.db, 'svc-ai');
    const dependencies = { modelSwitch, auditChain, transact: createTransact(mongo.client) };
    if (wanted !== 'state') await switchModel({ off: wanted === 'off', operator: OPERATOR }, dependencies);
    console.log(`The language model is ${(await modelSwitch.isOff()) ? 'off' : 'on'}`);
    return 0;
  } finally {
    await mongo.close();
  }
}

process.exitCode = await main();
