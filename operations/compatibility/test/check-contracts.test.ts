import { readFileSync } from 'node:fs';
import { queues } from '@sabi/contracts/messages/queues';
import { checkContracts, isBroken, judge } from '../src/contracts/check-contracts';
import { describeContracts } from '../src/contracts/describe-contracts';
import { describeMessages } from '../src/contracts/describe-messages';
import { releasedPaths } from '../src/contracts/paths';

test('what is here can be deployed beside what is released', async () => {
  const verdict = await checkContracts();
  expect(verdict.contracts).toEqual(
    expect.arrayContaining([
      'gateway',
      'svc-ai',
      'svc-billing',
      'svc-hiring',
      'svc-identity',
      'svc-profile',
      'messages',
      'shell-sdk',
    ]),
  );
  expect(isBroken(verdict) ? describeContracts(verdict) : '').toBe('');
});

test('every message of every queue is compared', () => {
  const { messages } = describeMessages(queues);
  expect(Object.keys(messages)).toEqual(
    expect.arrayContaining(queues.flatMap((queue) => queue.messages.map(({ type }) => type))),
  );
  expect(messages['identity.account.erased.v1']?.schema.required).toEqual(['user_id']);
  expect(
    Object.keys(JSON.parse(readFileSync(releasedPaths.messages, 'utf8')).messages).length,
  ).toBeGreaterThan(10);
});

const found = new Map([
  ['svc-billing', ['GET /orders 200 total: removed']],
  ['messages', []],
]);
const name = 'svc-billing GET /orders 200 total: removed';

test('a break fails by its name, unless it is accepted with a reason', () => {
  const open = judge(found, new Map());
  expect(isBroken(open)).toBe(true);
  expect(describeContracts(open)).toContain(`BROKEN    ${name}`);
  const accepted = judge(found, new Map([[name, 'nobody reads it']]));
  expect(isBroken(accepted)).toBe(false);
  expect(describeContracts(accepted)).toContain('because nobody reads it');
});

test('a service that was never released is reported as such', () => {
  const verdict = judge(new Map([['svc-new', []]]), new Map(), { 'svc-new': null });
  expect(describeContracts(verdict)).toBe('  svc-new  never released, so compared with nothing');
});

test('what is accepted and not broken fails too', () => {
  const verdict = judge(new Map([['messages', []]]), new Map([[name, 'nobody reads it']]));
  expect(isBroken(verdict)).toBe(true);
  expect(describeContracts(verdict)).toContain(name);
});
