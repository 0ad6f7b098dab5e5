// Switches the language model off or on for all running replicas: npm run model -w svc-ai -- off|on|state
// Takes effect within five seconds. Needs MONGODB_URI; OPERATOR is the name in the audit chain.
import { createAuditChain } from '@sabi/audit/audit-chain';
import { runCommandLine, UsageError } from '@sabi/service-kit/command-line';
import { createLogger } from '@sabi/service-kit/logger';
import { createMongoConnection, openForCommand } from '@sabi/service-kit/mongo';
import { createTransact } from '@sabi/service-kit/transaction';
import { createModelSwitch } from '../../data-access/model-switch';
import { switchModel } from '../../domain/language-model/switch-model';
import { readSwitchEnv } from '../../env';

const [wanted = ''] = process.argv.slice(2);

async function main(): Promise<void> {
  if (!['off', 'on', 'state'].includes(wanted)) throw new UsageError('Say off, on or state.');
  const { MONGODB_URI, OPERATOR } = readSwitchEnv();
  const logger = createLogger({ service: 'svc-ai', level: 'error' });
  const mongo = await openForCommand(createMongoConnection(), { uri: MONGODB_URI, logger });
  try {
    const modelSwitch = createModelSwitch(mongo.db, { cacheMs: 0 });
    const auditChain = createAuditChain(mongo.db, 'svc-ai');
    const dependencies = { modelSwitch, auditChain, transact: createTransact(mongo.client) };
    if (wanted !== 'state') await switchModel({ off: wanted === 'off', operator: OPERATOR }, dependencies);
    console.log(`The language model is ${(await modelSwitch.isOff()) ? 'off' : 'on'}`);
  } finally {
    await mongo.close();
  }
}

await runCommandLine({
  usage: `npm run model -w svc-ai -- off|on|state

  switches the language model off or on for every replica, within five seconds, or shows what it is
Settings: MONGODB_URI; OPERATOR, the name in the audit chain`,
  work: main,
});
