import { compareSchemas, type Difference } from './compare-schemas';
import type { Direction } from './comparison';
import type { JsonSchema } from '@sabi/contracts/json-schema';
import type { SharedSchemas } from './json-schema';

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

interface Operation {
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

/** An OpenAPI document as `createOpenApiDocument` writes it. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: SharedSchemas };
}

/** Breaking changes for a client of the released document, each with its operation. */
export function compareOpenApi(released: OpenApi, current: OpenApi): string[] {
  return Object.entries(released.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const call = `${method.toUpperCase()} ${path}`;
      const now = current.paths[path]?.[method];
      const faults = now
        ? compareOperations(operation, now, { released, current })
        : [{ part: '', what: 'removed' }];
      return faults.map(({ part, what }) => `${[call, part].filter(Boolean).join(' ')}: ${what}`);
    }),
  );
}

interface Fault {
  /** Part of the operation, such as `200 orders[].total`. */
  readonly part: string;
  readonly what: string;
}

interface Documents {
  readonly released: OpenApi;
  readonly current: OpenApi;
}

function compareOperations(released: Operation, current: Operation, documents: Documents): Fault[] {
  return [
    ...compareAccess(released, current),
    ...compareParameters(released, current, documents),
    ...compareBodies(released.requestBody?.content, current.requestBody?.content, documents),
    ...compareAnswers(released, current, documents),
  ];
}

function compareAccess(released: Operation, current: Operation): Fault[] {
  const [was, is] = [released, current].map(({ security = [] }) =>
    security.flatMap((scheme) => Object.keys(scheme)).join(' or '),
  );
  return is && was !== is ? [{ part: 'access', what: `needs ${is} now` }] : [];
}

function compareParameters(released: Operation, current: Operation, documents: Documents): Fault[] {
  const [before, now] = [released, current].map(({ parameters = [] }) => parameters);
  const find = (among: readonly Parameter[] | undefined, sought: Parameter) =>
    among?.find((each) => each.in === sought.in && each.name === sought.name);
  const added = (now ?? [])
    .filter((parameter) => parameter.required && !find(before, parameter))
    .map((parameter) => ({ part: nameOf(parameter), what: 'required now' }));
  const kept = (before ?? []).flatMap((parameter) => {
    const other = find(now, parameter);
    const part = nameOf(parameter);
    if (!other) return [{ part, what: 'removed' }];
    return [
      ...(other.required && !parameter.required ? [{ part, what: 'required now' }] : []),
      ...compareParts(part, parameter.schema, other.schema, 'request', documents),
    ];
  });
  return [...kept, ...added];
}

const nameOf = (parameter: Parameter): string => `${parameter.in} ${parameter.name}`;

function compareBodies(
  released: Content | undefined,
  current: Content | undefined,
  documents: Documents,
): Fault[] {
  if (!released) return current ? [{ part: 'request', what: 'required now' }] : [];
  return Object.entries(released).flatMap(([mediaType, { schema }]) => {
    const part = mediaType === 'application/json' ? 'request' : `request ${mediaType}`;
    const now = current?.[mediaType]?.schema;
    if (!now) return [{ part, what: `${mediaType} is refused now` }];
    return compareParts(part, schema, now, 'request', documents);
  });
}

function compareAnswers(released: Operation, current: Operation, documents: Documents): Fault[] {
  const added = Object.keys(current.responses)
    .filter((status) => !(status in released.responses))
    .map((status) => ({ part: status, what: 'may be answered now' }));
  const kept = Object.entries(released.responses).flatMap(([status, { content = {} }]) => {
    const now = current.responses[status];
    if (!now) return [{ part: status, what: 'removed' }];
    return Object.entries(content).flatMap(([mediaType, { schema }]) => {
      const found = now.content?.[mediaType]?.schema;
      if (!found) return [{ part: status, what: `${mediaType} is not answered any more` }];
      return compareParts(status, schema, found, 'answer', documents);
    });
  });
  return [...kept, ...added];
}

function compareParts(
  part: string,
  was: JsonSchema,
  is: JsonSchema,
  direction: Direction,
  { released, current }: Documents,
): Fault[] {
  const differences = compareSchemas(was, is, {
    direction,
    released: released.components.schemas,
    current: current.components.schemas,
    valuesAreOpen: part === 'default',
  });
  return differences.map(({ where, what }: Difference) => ({ part: `${part} ${where}`.trim(), what }));
}
