import { auditEntrySchema } from '../src/audit-entry';
import { staffActor } from '../src/staff-actor';

test.each([
  ['rina', 'rina'],
  [null, 'service_role'],
])('the subject %j of a service key acts as %s', (subject, id) => {
  expect(staffActor({ role: 'service_role', subject })).toEqual({
    actor: { id, kind: 'staff' },
    role: 'service_role',
  });
});

test('a subject that is no identifier is hashed, so that it fits into an entry and shows no address', () => {
  const { actor } = staffActor({ role: 'service_role', subject: 'rina@example.com' });
  expect(actor.id).toMatch(/^sha256:[0-9a-f]{64}$/);
  expect(auditEntrySchema.shape.actor.safeParse(actor).success).toBe(true);
});
