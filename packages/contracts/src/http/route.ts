import type { z } from 'zod';
import type { StaffRole } from '../identity/staff-roles';

export type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

/**
 * Caller: `public` anybody, `user` a signed-in account, `staff` an account with one of the route's `roles`, a second
 * factor and a recent sign-in, `admin` a machine with a service key of svc-identity, `publisher` a team that ships a
 * remote and signs its requests, `provider` an outside system with a token of its own in a header, `service` another
 * service with a secret that the two share, on a path that the gateway does not forward.
 */
export type RouteAccess = 'public' | 'user' | 'staff' | 'admin' | 'publisher' | 'provider' | 'service';

/** Media types of HTML forms; the second one also carries files. */
export const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const;
export type FormType = (typeof formTypes)[number];

/** One HTTP operation as data: the service validates by it, openapi.json is generated from it, clients take types. */
export interface Route {
  readonly method: HttpMethod;
  /** OpenAPI style: `/api/profile/v1/resumes/{resumeId}`. */
  readonly path: string;
  readonly summary: string;
  readonly access: RouteAccess;
  /** For `staff`: one is enough, and `admin` always is. */
  readonly roles?: readonly StaffRole[];
  /** For `staff`: also accepts a service key. */
  readonly admitsServiceKey?: true;
  /** For files and payments: refused while ended sessions cannot be checked. */
  readonly guarded?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Bodies of forms without script: media type → fields. */
  readonly formBodies?: Partial<Readonly<Record<FormType, z.ZodType>>>;
  /** Media type of a body the route streams instead of parsing. */
  readonly streamedBody?: string;
  /** Fields of a form that may carry the streamed body as its file. */
  readonly streamedForm?: z.ZodType;
  /** Success statuses only; problems are the same everywhere. A null schema means no JSON body. */
  readonly responses: Readonly<Record<number, z.ZodType | null>>;
  /** Problem body, where it has more fields than usual. */
  readonly problem?: z.ZodType;
}

export function defineRoute<const T extends Route>(route: T): T {
  return route;
}
