import { writePagePosition } from '@sabi/service-kit/page-position';
import type { Operation } from '@sabi/test-kit/openapi/operations';
import { listTextPlaces, type TextPlace } from '@sabi/test-kit/openapi/text-places';
import type { TenantWorld } from './tenant-world';

interface Requested {
  readonly path: string;
  readonly body: object | undefined;
}

export interface ForeignRequest extends Requested {
  /** Field or parameter that gets the id. */
  readonly place: string;
  /** Place and value, for the name of a leak. */
  readonly what: string;
}

/**
 * Valid requests of an operation with one id of another company each: in every field of the body that takes an
 * id, and in every parameter of the query. In each place the id that the place is for comes first.
 */
export function listForeignRequests(
  { jsonBody, queryParameters }: Pick<Operation, 'jsonBody' | 'queryParameters'>,
  { path, body }: Requested,
  other: Pick<TenantWorld, 'ids' | 'token'>,
): ForeignRequest[] {
  const ids = Object.entries({ ...other.ids, token: other.token });
  const places = jsonBody && body ? listTextPlaces(jsonBody, body).filter(takesId) : [];
  const bodies = places.flatMap(({ name, put }) =>
    sortForPlace(name, ids).map(([id, value]) => ({
      place: `body ${name}`,
      what: `${name} = ${id}`,
      path,
      body: put(value) as object,
    })),
  );
  const positions = Object.entries(other.ids).map(
    ([id, value]) => [`position of ${id}`, positionOf(value)] as const,
  );
  const queries = queryParameters.flatMap(({ name }) =>
    sortForPlace(name, [...ids, ...positions]).map(([id, value]) => ({
      place: `query ${name}`,
      what: `${name} = ${id}`,
      path: `${path}?${new URLSearchParams({ [name]: value })}`,
      body,
    })),
  );
  return [...bodies, ...queries];
}

/** `job_id` is for `jobId`, `after` for a position. */
function sortForPlace<Id extends readonly [name: string, value: string]>(
  place: string,
  ids: readonly Id[],
): Id[] {
  const isFor = ([id]: Id) =>
    place === 'after' ? id.startsWith('position') : place.replaceAll('_', '').includes(id.toLowerCase());
  return [...ids.filter(isFor), ...ids.filter((id) => !isFor(id))];
}

/** Named as ids are, or with their format. */
const takesId = ({ name, schema }: TextPlace): boolean =>
  schema.format === 'uuid' || /(?:^|[._])(?:ids?|token)(?:\[\])*$/.test(name);

/** Before everything that is listed by time. */
const positionOf = (id: string): string => writePagePosition({ time: new Date('2100-01-01T00:00:00Z'), id });
