import { compareMessages, type MessageContracts } from '../src/contracts/compare-messages';
import { mergeMessages } from '../src/contracts/merge-messages';

const released: MessageContracts = {
  messages: {
    'identity.ban.changed.v1': {
      exchange: 'events',
      schema: {
        type: 'object',
        properties: {
          user_id: { type: 'string', format: 'uuid' },
          until: { type: 'string', description: 'UTC' },
        },
        required: ['user_id'],
      },
    },
  },
  queues: { 'profile.account-bans': ['identity.ban.changed.v1'] },
};
const { 'identity.ban.changed.v1': message } = released.messages;
const fields = message!.schema.properties!;
const withFields = (properties: typeof fields, required = ['user_id']): MessageContracts => ({
  ...released,
  messages: {
    'identity.ban.changed.v1': { ...message!, schema: { ...message!.schema, properties, required } },
  },
});
const { until: _until, ...onlyUser } = fields;

test.each<[string, MessageContracts, string[]]>([
  ['a message is gone', { ...released, messages: {} }, ['identity.ban.changed.v1: removed']],
  [
    'a message is a command now',
    { ...released, messages: { 'identity.ban.changed.v1': { ...message!, exchange: 'jobs' } } },
    ['identity.ban.changed.v1: exchange was events, is jobs'],
  ],
  ['a field is gone', withFields(onlyUser), ['identity.ban.changed.v1 until: removed']],
  [
    'a new field is needed, which messages that wait do not have',
    withFields({ ...fields, by: { type: 'string' } }, ['user_id', 'by']),
    ['identity.ban.changed.v1 by: required now'],
  ],
  [
    'a field may be missing, which consumers of before need',
    withFields(fields, []),
    ['identity.ban.changed.v1 user_id: may be missing now'],
  ],
  [
    'a field may be null',
    withFields({ ...fields, until: { anyOf: [fields['until']!, { type: 'null' }] } }),
    [
      'identity.ban.changed.v1 until: may be null now',
      'identity.ban.changed.v1 until: meaning changed: "UTC" → none',
    ],
  ],
  [
    'a time is in another zone',
    withFields({ ...fields, until: { type: 'string', description: 'Jakarta' } }),
    ['identity.ban.changed.v1 until: meaning changed: "UTC" → "Jakarta"'],
  ],
  ['a queue is gone', { ...released, queues: {} }, ['queue profile.account-bans: removed']],
  [
    'a queue takes no such message any more',
    { ...released, queues: { 'profile.account-bans': [] } },
    ['queue profile.account-bans: takes no identity.ban.changed.v1 any more'],
  ],
])('%s: named', (_, current, names) => {
  expect(compareMessages(released, current).sort()).toEqual(names.sort());
});

test.each<[string, MessageContracts]>([
  ['nothing', released],
  ['a field is added that may be missing', withFields({ ...fields, by: { type: 'string' } })],
  [
    'a message and a queue are added',
    {
      messages: { ...released.messages, 'identity.ban.changed.v2': message! },
      queues: { ...released.queues, 'billing.account-bans': [] },
    },
  ],
])('%s: nothing is broken', (_, current) => {
  expect(compareMessages(released, current)).toEqual([]);
});

test('a service that is released alone brings its queues and messages; what another service takes too stays', () => {
  const named = (title: string) => ({ exchange: 'events', schema: { type: 'object', title } });
  const before: MessageContracts = {
    messages: { 'account.erased': named('before'), 'job.moved': named('before') },
    queues: { 'profile.erasures': ['account.erased'], 'hiring.board': ['job.moved'] },
  };
  const now: MessageContracts = {
    messages: { 'account.erased': named('now'), 'job.changed': named('now'), 'cv.read': named('now') },
    queues: {
      'profile.erasures': ['account.erased', 'cv.read'],
      'hiring.board': ['job.changed'],
      'hiring.erasures': ['account.erased'],
    },
  };
  expect(mergeMessages(before, now, 'svc-hiring')).toEqual({
    messages: { 'account.erased': named('before'), 'job.changed': named('now') },
    queues: {
      'profile.erasures': ['account.erased'],
      'hiring.board': ['job.changed'],
      'hiring.erasures': ['account.erased'],
    },
  });
});
