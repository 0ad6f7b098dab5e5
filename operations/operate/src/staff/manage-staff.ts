import { staffRoles } from '@sabi/contracts/identity/staff-roles';
import { UsageError } from '@sabi/service-kit/command-line';
import { z } from 'zod';
import type { AuditLog } from '../audit-log';
import { openAdministration, type StaffAdministration } from './open-administration';

const grantSchema = z.object({
  email: z.string().includes('@'),
  roles: z.array(z.enum(staffRoles)).min(1),
  until: z.iso.date().optional(),
  reason: z.string().trim().min(1).max(1000),
});
const revokeSchema = grantSchema.pick({ email: true, reason: true });

interface Options {
  readonly reason?: string | undefined;
  /** The last day, in Jakarta. */
  readonly until?: string | undefined;
}

interface Context {
  readonly env: { readonly MONGODB_URI: string; readonly OPERATOR: string };
  readonly audit: AuditLog;
  /** Replaced in tests. */
  readonly open?: typeof openAdministration;
}

/** Grants, revokes and lists staff roles. @returns the value to print @throws {UsageError} {AppError} */
export async function manageStaff(
  words: readonly string[],
  options: Options,
  { env, audit, open = openAdministration }: Context,
): Promise<unknown> {
  const run = readCommand(words, options, audit);
  const administration = await open({ uri: env.MONGODB_URI, operator: env.OPERATOR });
  try {
    return await run(administration);
  } finally {
    await administration.close();
  }
}

type Run = (administration: StaffAdministration) => Promise<unknown>;

function readCommand([action, email, ...given]: readonly string[], options: Options, audit: AuditLog): Run {
  const { reason } = options;
  if (action === 'list' && email === undefined) return ({ list }) => list();
  if (action === 'grant') {
    const { email: address, roles, until } = parse(grantSchema, { email, roles: given, ...options });
    const terms = { roles: [...new Set(roles)], until: until ? endOfDay(until) : null, reason: reason ?? '' };
    return ({ grant }) => audit.note('staff.granted', { roles: terms.roles }, () => grant(address, terms));
  }
  if (action === 'revoke' && given.length === 0) {
    const { email: address, reason: why } = parse(revokeSchema, { email, reason });
    return ({ revoke }) => audit.note('staff.revoked', {}, () => revoke(address, why));
  }
  throw new UsageError('The command is not complete, or has words that it does not take.');
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const { data } = schema.safeParse(value);
  if (data === undefined)
    throw new UsageError(
      `staff needs an address, roles of ${staffRoles.join(', ')}, a reason, and dates such as 2027-01-31.`,
    );
  return data;
}

const endOfDay = (day: string): Date => new Date(`${day}T24:00:00+07:00`);
