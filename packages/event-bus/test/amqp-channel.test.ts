import { EventEmitter } from 'node:events';
import { eventually } from '@sabi/test-kit/eventually';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import type { RecoveringChannelModel } from 'amqplib';
import { SupervisedChannel } from '../src/amqp-channel';

test('a goodbye that nobody answers does not keep a service from stopping', async () => {
  const channel = Object.assign(new EventEmitter(), { close: () => new Promise(() => undefined) });
  const connection = { createConfirmChannel: async () => channel } as unknown as RecoveringChannelModel;
  const supervised = new SupervisedChannel(connection, async () => undefined, silentLogger);
  await eventually(() => expect(supervised.current).toBe(channel));
  await supervised.close();
});
