import { fillPath, type Operation } from './operations';
import type { JsonSchema } from '@sabi/contracts/json-schema';
import { buildExample } from './schema-example';
import { listTextPlaces } from './text-places';

/**
 * Values that a database or an object could interpret as operators. As JSON text, as only there `__proto__` is an own
 * key.
 */
const operators = [
  '{"$ne":null}',
  '{"$gt":""}',
  '{"$where":"sleep(9000)"}',
  '{"$regex":".*"}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '[{"$ne":null}]',
];

/** Harmless texts that look suspicious. */
const oddTexts = [
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  '{"$ne":null}',
  '$where',
  '../../etc/passwd',
  "' OR 1=1 --",
  '${7*7}',
  '\r\nBcc: all@example.com',
  '\u202Efdp.exe',
  'a'.repeat(90_000),
];

const oddSegments = [
  '%7B%22$ne%22%3Anull%7D',
  '__proto__',
  'constructor',
  '%00',
  '..%2F..%2Fetc%2Fpasswd',
  '%E0%A4%A',
  '$where',
  'x'.repeat(4000),
];

export interface HostileRequest {
  /** Field and value, for the name of a failure. */
  readonly what: string;
  /** With its query. */
  readonly path: string;
  /** JSON text, where the call has a body. */
  readonly body: string | undefined;
  /** Whether it violates the contract, so that only a refusal is right. */
  readonly isMalformed: boolean;
}

/** Requests of one call with one hostile value each: in fields of the body, query and path. */
export function listHostileRequests(
  operation: Operation,
  valueOf: (parameter: string) => string,
): HostileRequest[] {
  const path = fillPath(operation.path, valueOf);
  const example = operation.jsonBody && buildExample(operation.jsonBody);
  const body = example === undefined ? undefined : JSON.stringify(example);
  return [
    ...(operation.jsonBody ? hostileBodies(path, operation.jsonBody, example) : []),
    ...hostileQueries(path, body, operation),
    ...hostilePaths(operation, body, valueOf),
  ];
}

function hostileBodies(path: string, schema: JsonSchema, example: unknown): HostileRequest[] {
  const marker = '"@@here@@"';
  const requests = listTextPlaces(schema, example).flatMap((place) => {
    const frame = JSON.stringify(place.put('@@here@@'));
    const describe = (value: string) => `${place.name} = ${value.slice(0, 60)}`;
    const at = (value: string, isMalformed: boolean): HostileRequest => ({
      what: describe(value),
      path,
      body: frame.replace(marker, () => value),
      isMalformed,
    });
    return [
      ...operators.map((operator) => at(operator, true)),
      ...oddTexts.map((text) => at(JSON.stringify(text), false)),
    ];
  });
  const whole = operators.map((body) => ({ what: `the body = ${body}`, path, body, isMalformed: false }));
  return [...requests, ...whole];
}

function hostileQueries(
  path: string,
  body: string | undefined,
  { queryParameters }: Operation,
): HostileRequest[] {
  return queryParameters.flatMap(({ name }) => [
    { what: `${name} twice`, path: `${path}?${name}=a&${name}=b`, body, isMalformed: true },
    { what: `${name} = an operator`, path: `${path}?${name}[$ne]=1`, body, isMalformed: false },
    { what: `${name} = a prototype`, path: `${path}?${name}[__proto__][a]=1`, body, isMalformed: false },
  ]);
}

function hostilePaths(
  operation: Operation,
  body: string | undefined,
  valueOf: (parameter: string) => string,
): HostileRequest[] {
  return operation.pathParameters.flatMap((parameter) =>
    oddSegments.map((segment) => ({
      what: `{${parameter}} = ${segment.slice(0, 60)}`,
      path: fillPath(operation.path, (name) => (name === parameter ? segment : valueOf(name))),
      body,
      isMalformed: true,
    })),
  );
}
