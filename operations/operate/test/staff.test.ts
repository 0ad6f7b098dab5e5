import { UsageError } from '@sabi/service-kit/command-line';
import type { AuditLog } from '../src/audit-log';
import { manageStaff } from '../src/staff/manage-staff';
import type { StaffAdministration } from '../src/staff/open-administration';

const env = { MONGODB_URI: 'mongodb://127.0.0.1:1', OPERATOR: 'putri' };
const account = { userId: 'x', email: 'rina@sabi.example', roles: [], until: null, isActive: true };

/** svc-identity tests the effect of a grant, against a database. */
function createDesk() {
  const calls: unknown[][] = [];
  const record =
    <Result>(name: string, result: Result) =>
    async (...given: unknown[]) => {
      calls.push([name, ...given]);
      return result;
    };
  const administration: StaffAdministration = {
    grant: record('grant', account),
    revoke: record('revoke', account),
    list: record('list', [account]),
    close: record('close', undefined),
  };
  const noted: unknown[] = [];
  const audit: AuditLog = {
    note: (action, about, work) => {
      noted.push([action, about]);
      return work();
    },
  };
  const open = async (options: object) => {
    calls.push(['open', options]);
    return administration;
  };
  const run = (line: string, options: { reason?: string; until?: string } = {}) =>
    manageStaff(line.split(' '), options, { env, audit, open });
  return { calls, noted, run };
}

const opened = ['open', { uri: env.MONGODB_URI, operator: 'putri' }];
const reason = 'Reads the reports';

test('grant takes an address, roles, a reason and the last day, which ends at midnight in Jakarta', async () => {
  const { calls, noted, run } = createDesk();
  const line = 'grant rina@sabi.example reviewer support reviewer';
  expect(await run(line, { reason, until: '2027-01-31' })).toEqual(account);
  const terms = { roles: ['reviewer', 'support'], until: new Date('2027-01-31T17:00:00Z'), reason };
  expect(calls).toEqual([opened, ['grant', 'rina@sabi.example', terms], ['close']]);
  expect(noted).toEqual([['staff.granted', { roles: terms.roles }]]);
});

test('revoke takes an address and a reason, and list nothing', async () => {
  const { calls, noted, run } = createDesk();
  await run('revoke rina@sabi.example', { reason });
  expect(await run('list')).toEqual([account]);
  const names = calls.map(([name, ...given]) => (name === 'revoke' ? [name, ...given] : name));
  expect(names).toEqual(['open', ['revoke', 'rina@sabi.example', reason], 'close', 'open', 'list', 'close']);
  expect(noted).toEqual([['staff.revoked', {}]]);
});

test.each<[string, { reason?: string; until?: string }]>([
  ['grant rina@sabi.example reviewer', {}],
  ['grant rina@sabi.example reviewer', { reason: ' ' }],
  ['grant rina@sabi.example', { reason }],
  ['grant rina@sabi.example owner', { reason }],
  ['grant rina reviewer', { reason }],
  ['grant rina@sabi.example reviewer', { reason, until: 'tomorrow' }],
  ['revoke rina@sabi.example', {}],
  ['revoke rina@sabi.example reviewer', { reason }],
  ['list all', {}],
  ['promote rina@sabi.example', { reason }],
])('%s %j is no command, and nothing is opened', async (line, options) => {
  const { calls, run } = createDesk();
  await expect(run(line, options)).rejects.toBeInstanceOf(UsageError);
  expect(calls).toEqual([]);
});
