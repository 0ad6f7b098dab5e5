import type { Staff } from '@sabi/service-kit/staff';
import type { AuditAct } from './audit';

/** The holder of a service key. */
export const staffActor = ({ role, subject }: Staff): Pick<AuditAct, 'actor' | 'role'> => ({
  actor: { id: subject ?? role, kind: 'staff' },
  role,
});
