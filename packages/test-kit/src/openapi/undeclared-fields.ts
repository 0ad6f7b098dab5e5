import type { Route } from '@sabi/contracts/http/route';

/**
 * Fields of an answer that its route does not declare, as paths like `items.0.secret`; null where the route declares no
 * JSON for the status. An answer of another shape throws zod's error.
 */
export function findUndeclaredFields(route: Route, status: number, body: unknown): string[] | null {
  const schema = route.responses[status];
  return schema ? listMissing(body, schema.parse(body), []) : null;
}

/** Schemas drop unknown fields: lists those of the first value that the second lacks. */
function listMissing(sent: unknown, declared: unknown, path: readonly string[]): string[] {
  if (!isContainer(sent) || !isContainer(declared)) return [];
  return Object.entries(sent).flatMap(([key, value]) =>
    Object.hasOwn(declared, key)
      ? listMissing(value, declared[key], [...path, key])
      : [[...path, key].join('.')],
  );
}

/** Objects and lists: a list's keys are its indexes. */
function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
