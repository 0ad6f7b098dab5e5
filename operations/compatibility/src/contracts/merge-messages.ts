import type { MessageContracts } from './compare-messages';

/**
 * Released messages after one service was released alone: its queues as they are now, and the messages that only it takes.
 * What other services take as well stays as it was released, as these may still be of before.
 */
export function mergeMessages(
  released: MessageContracts,
  current: MessageContracts,
  service: string,
): MessageContracts {
  const prefix = `${service.replace(/^svc-/, '')}.`;
  const [own, others] = [
    filterQueues(current, (name) => name.startsWith(prefix)),
    filterQueues(released, (name) => !name.startsWith(prefix)),
  ];
  const takenByOthers = new Set(Object.values(others).flat());
  const taken = new Set(Object.values(own).flat());
  return {
    messages: {
      ...filterMessages(released, (type) => takenByOthers.has(type)),
      ...filterMessages(current, (type) => taken.has(type) && !takenByOthers.has(type)),
    },
    queues: { ...others, ...own },
  };
}

const filterQueues = ({ queues }: MessageContracts, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(queues).filter(([name]) => isWanted(name)));

const filterMessages = ({ messages }: MessageContracts, isWanted: (type: string) => boolean) =>
  Object.fromEntries(Object.entries(messages).filter(([type]) => isWanted(type)));
