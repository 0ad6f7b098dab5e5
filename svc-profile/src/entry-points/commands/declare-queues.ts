// Declares the queues of all services with the account of AMQP_URL, and exits.
import { queues } from '@sabi/contracts/messages/queues';
import { declareQueues } from '@sabi/event-bus/declare-queues';
import { EnvError } from '@sabi/service-kit/env';
import { readBrokerEnv } from '../../env';

try {
  await declareQueues(readBrokerEnv().AMQP_URL, queues);
  console.log(`${queues.length} queues are there`);
} catch (error) {
  console.error(error instanceof EnvError ? error.message : error);
  process.exitCode = 1;
}
