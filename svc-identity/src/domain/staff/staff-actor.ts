import { AppError } from '@sabi/service-kit/errors';
import type { StaffRole } from '@sabi/contracts/identity/staff-roles';

/** A staff account, or an operator by command. */
export type StaffActor =
  | { readonly kind: 'staff'; readonly userId: string; readonly role: StaffRole }
  | { readonly kind: 'operator'; readonly name: string };

/** @throws {AppError} STAFF_GRANT_OWN */
export function assertNotOwn(actor: StaffActor, userId: string): void {
  if (actor.kind === 'staff' && actor.userId === userId) throw new AppError('STAFF_GRANT_OWN');
}

export const accountOf = (actor: StaffActor): string | null => (actor.kind === 'staff' ? actor.userId : null);
