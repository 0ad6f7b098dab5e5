import type { ApplicationEventType } from '@sabi/contracts/hiring/application-terms';
import { describeEvent } from './announce-event';
import type { StoredApplication, StoredEvent } from './application';

const application = {
  id: '1d0c7a4e-5b6f-4c3d-8e2a-9f0b1a2c3d4e',
  company_id: '2e1d8b5f-6c7a-4d4e-9f3b-0a1c2b3d4e5f',
  job_id: '8f6a1c52-0d3b-4f5e-9a57-2c1d4e6f8a90',
  talent_id: '3f2e9c60-7d8b-4e5f-8a4c-1b2d3c4e5f60',
  state: 'applied',
} as StoredApplication;

const event = (type: ApplicationEventType, reason: string | null = null): StoredEvent => ({
  company_id: application.company_id,
  application_id: application.id,
  no: 3,
  type,
  actor: { kind: 'service', member_id: null },
  at: new Date('2026-11-30T03:00:00Z'),
  stage_id: null,
  reason,
});

const everyType = { isTaken: () => true };

test.each<[ApplicationEventType, string | null, [type: string, reason?: string][]]>([
  ['submitted', null, [['submitted']]],
  ['opened', null, [['opened']]],
  ['moved', null, [['moved']]],
  ['answered', null, [['answered']]],
  ['withdrawn', null, [['withdrawn']]],
  ['rejected', 'experience', [['closed', 'rejected']]],
  ['closed', 'unanswered', [['closed', 'unanswered']]],
  ['closed', 'job_frozen', [['closed', 'job_frozen']]],
  ['closed', 'job_closed', [['closed', 'job_closed']]],
  ['failed', 'used_up', []],
  ['nudged', null, []],
  ['allowance_returned', 'unopened', []],
])('%s (%s) is announced by its message', (type, reason, expected) => {
  const messages = describeEvent(application, event(type, reason), everyType);
  const found = messages.map((message) => [message.type, (message.body as { reason?: string }).reason]);
  expect(found).toEqual(expected.map(([name, why]) => [`hiring.application.${name}.v1`, why]));
});

test('one that is hired is also closed; a move has its number', () => {
  const messages = describeEvent({ ...application, state: 'hired' }, event('moved'), everyType);
  expect(messages.map(({ body }) => body)).toMatchObject([{ event_no: 3 }, { reason: 'hired' }]);
});

test('nothing is sent of an erased account, and nothing that no queue takes', () => {
  expect(describeEvent({ ...application, talent_id: null }, event('opened'), everyType)).toEqual([]);
  expect(describeEvent(application, event('opened'), { isTaken: () => false })).toEqual([]);
});
