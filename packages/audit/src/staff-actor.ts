import { createHash } from 'node:crypto';
import type { Staff } from '@sabi/service-kit/staff';
import type { AuditRecord } from './append-entry';
import { identifierSchema } from './audit-entry';

/**
 * A staff member by account, or the holder of a service key. A name that is no identifier, such as an e-mail address, is
 * hashed, as entries cannot be erased.
 */
export function staffActor({ role, subject }: Staff): Pick<AuditRecord, 'actor' | 'role'> {
  return { actor: { id: toIdentifier(subject ?? role), kind: 'staff' }, role };
}

function toIdentifier(name: string): string {
  const { success } = identifierSchema.safeParse(name);
  return success ? name : `sha256:${createHash('sha256').update(name).digest('hex')}`;
}
