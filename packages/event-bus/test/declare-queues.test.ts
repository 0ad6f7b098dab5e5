import { randomUUID } from 'node:crypto';
import type { QueueDefinition } from '@sabi/contracts/messages/queues';
import { testAmqpUrl } from '@sabi/test-kit/infrastructure';
import { connect } from 'amqplib';
import { deadQueueName, retryExchange, waitQueueName } from '../src/amqp-topology';
import { declareQueues } from '../src/declare-queues';
import { takeUnrouted } from './take-unrouted';

const amqpUrl = testAmqpUrl();
const testWithBroker = amqpUrl ? test : test.skip;

testWithBroker(
  'declared before any service has started, queues are there; again changes nothing',
  async () => {
    const name = `test-${randomUUID().slice(0, 8)}.declared`;
    const queue: QueueDefinition = { name, messages: [], retryDelaysMs: [1000] };
    await declareQueues(amqpUrl ?? '', [queue]);
    await declareQueues(amqpUrl ?? '', [queue]);
    const connection = await connect(amqpUrl ?? '');
    const channel = await connection.createChannel();
    for (const each of [name, waitQueueName(name, 0), deadQueueName(name)]) {
      expect(await channel.checkQueue(each)).toEqual({ queue: each, messageCount: 0, consumerCount: 0 });
    }
    await connection.close();
  },
);

testWithBroker('what is put off into a queue that is not there is kept, not lost', async () => {
  const name = `test-${randomUUID().slice(0, 8)}.missing`;
  await declareQueues(amqpUrl ?? '', []);
  const connection = await connect(amqpUrl ?? '');
  const channel = await connection.createConfirmChannel();
  channel.publish(retryExchange, waitQueueName(name, 0), Buffer.from('{}'), { messageId: name });
  await channel.waitForConfirms();
  await takeUnrouted(channel, name);
  await connection.close();
});
