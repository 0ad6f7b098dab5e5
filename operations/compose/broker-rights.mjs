// Permissions of the services' broker accounts, in RabbitMQ's format: consuming their own queues and publishing their own
// messages. Queues are declared by a job with its own account.

/** Messages by sending service and exchange, as patterns of their types. */
const sent = {
  identity: { jobs: 'mail\\.(verification|notice)\\..*', events: 'identity\\..*' },
  profile: {
    jobs: '(cv\\.parse|mail\\.(inquiry|inquiry-receipt|review|resume))\\..*',
    events: 'profile\\..*',
  },
  ai: { events: 'cv\\.parse\\..*' },
  billing: { jobs: '(mail\\.billing|billing\\.webhook)\\..*', events: 'billing\\.usage\\..*' },
  hiring: {
    jobs: '(mail\\.(invitation|claim)|billing\\.usage|notification\\.notification)\\..*',
    events: 'hiring\\..*',
  },
  notification: { jobs: 'mail\\.notification\\..*', events: 'notification\\.thread\\..*' },
};

/**
 * @param {string} user the account
 * @param {keyof typeof sent} service prefix of its queues
 */
export function rightsOf(user, service) {
  const about = { user, vhost: '/' };
  /** Read permission on an exchange allows bindings, which no service needs. @param {string} exchange @param {string} write */
  const topic = (exchange, write) => ({ ...about, exchange, write: `^${write}$`, read: '^$' });
  const own = `${service}\\..*`;
  const said = Object.entries(sent[service]);
  return {
    permission: {
      ...about,
      configure: '^$',
      write: `^(${[...said.map(([exchange]) => exchange), 'dead', 'retry'].join('|')})$`,
      read: `^(${own}|dead\\.${service})$`,
    },
    topicPermissions: [
      ...said.map(([exchange, types]) => topic(exchange, types)),
      topic('dead', own),
      topic('retry', own),
    ],
  };
}

/** Permissions of the account that declares queues. @param {string} user */
export const allRightsOf = (user) => ({
  permission: { user, vhost: '/', configure: '.*', write: '.*', read: '.*' },
  topicPermissions: [],
});

/**
 * Permissions of operators: reading dead-lettered and unrouted messages, and returning them to any queue. @param {string} user
 */
export const operatorRightsOf = (user) => ({
  permission: {
    user,
    vhost: '/',
    configure: '^$',
    write: '^(amq\\.default|jobs|events|retry)$',
    read: '^(dead\\..*|unrouted\\.q)$',
  },
  topicPermissions: [],
});

/**
 * Reading a held message counts as a delivery, and RabbitMQ 4 drops a message of a quorum queue after 20 of them unless a
 * policy sets another limit. RabbitMQ 3 rejects -1 for "unlimited".
 */
export const policies = [
  {
    vhost: '/',
    name: 'kept-messages',
    pattern: '^(dead\\.|unrouted\\.q$)',
    'apply-to': 'queues',
    definition: { 'delivery-limit': 1_000_000_000 },
    priority: 100,
  },
];
