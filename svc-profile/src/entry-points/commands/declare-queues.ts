// Declares the queues of all services with the account of AMQP_URL, and exits.
import { queues } from '@sabi/contracts/messages/queues';
import { declareQueues } from '@sabi/event-bus/declare-queues';
import { runCommandLine } from '@sabi/service-kit/command-line';
import { readBrokerEnv } from '../../env';

await runCommandLine({
  usage: `node dist/entry-points/commands/declare-queues.js

  declares the queues of all services, with the account of AMQP_URL; those that are there stay`,
  work: async () => {
    await declareQueues(readBrokerEnv().AMQP_URL, queues);
    console.log(`${queues.length} queues are there`);
  },
});
