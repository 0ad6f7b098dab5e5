import type { z } from 'zod';
import type { StaffRole } from '../identity/staff-roles';

export type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';

/**
 * Who may call: `public` anybody, `user` a signed-in account, `staff` an account with one of the route's `roles`, a second factor and a
 * recent sign-in, `admin` a machine with a service key of svc-identity, `publisher` a team that ships a remote and signs what it sends, `provider` an outside system that shows a token of their own in a header.
 */
export type RouteAccess = 'public' | 'user' | 'staff' | 'admin' | 'publisher' | 'provider';

/** As a browser sends a form by itself; the second one also carries files. */
export const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const;
export type FormType = (typeof formTypes)[number];

/** One HTTP operation as data: the service validates by it, openapi.json is generated from it, clients take types. */
export interface Route {
  readonly method: HttpMethod;
  /** OpenAPI style: `/api/profile/v1/resumes/{resumeId}`. */
  readonly path: string;
  readonly summary: string;
  readonly access: RouteAccess;
  /** For `staff`: one of them is enough, and `admin` always is. */
  readonly roles?: readonly StaffRole[];
  /** For `staff`: a service key is accepted as well. */
  readonly admitsServiceKey?: true;
  /** Files and payments: refused while it is unknown whether the caller's session has ended. */
  readonly guarded?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body may also come from a form without script: media type → the fields it has there. */
  readonly formBodies?: Partial<Readonly<Record<FormType, z.ZodType>>>;
  /** Media type of a body the route streams instead of parsing. */
  readonly streamedBody?: string;
  /** A streamed body may also come as the file of a form: its fields. */
  readonly streamedForm?: z.ZodType;
  /** Success statuses only; problems are the same everywhere. A null schema means no JSON body. */
  readonly responses: Readonly<Record<number, z.ZodType | null>>;
  /** What its problems hold where that is more than those of other routes. */
  readonly problem?: z.ZodType;
}

export function defineRoute<const T extends Route>(route: T): T {
  return route;
}
