import { randomUUID } from 'node:crypto';
import type { QueueDefinition } from '@sabi/contracts/messages/queues';
import { testAmqpUrl } from '@sabi/test-kit/infrastructure';
import { connect } from 'amqplib';
import { deadQueueName, waitQueueName } from '../src/amqp-topology';
import { declareQueues } from '../src/declare-queues';

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
