import { problemSchema } from '@sabi/contracts/errors';
import { signatureHeader } from '@sabi/contracts/http/gateway/remote-commands';
import type { Route, RouteAccess } from '@sabi/contracts/http/route';
import { z } from 'zod';

export interface FailureDescription {
  readonly name: string;
  readonly description: string;
  readonly mediaType: string;
  readonly schema: z.ZodType;
}

export const problemDescription: FailureDescription = {
  name: 'Problem',
  description: 'A problem',
  mediaType: 'application/problem+json',
  schema: problemSchema,
};

/** Security scheme by kind of access. */
const shownFor: Readonly<Record<Exclude<RouteAccess, 'public'>, string>> = {
  user: 'bearer',
  staff: 'bearer',
  admin: 'bearer',
  publisher: 'signature',
  provider: 'callbackToken',
  service: 'serviceSecret',
};

/** The OpenAPI 3.1 document of a service, generated from the routes of its contract and from nothing else. */
export function createOpenApiDocument(
  info: { title: string; version: string },
  routes: readonly Route[],
  failureOf: (route: Route) => FailureDescription = () => problemDescription,
) {
  const paths: Record<string, Record<string, unknown>> = {};
  const shared: Record<string, unknown> = {};
  const toSchema: ToSchema = (schema, io) => toJsonSchema(schema, io, shared);
  const failures: Record<string, unknown> = {};
  for (const route of routes) {
    const failure = failureOf(route);
    failures[failure.name] ??= toSchema(failure.schema, 'output');
    (paths[route.path] ??= {})[route.method] = describeRoute(route, failure, toSchema);
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        ...(routes.some(({ access }) => access === 'provider') && {
          callbackToken: { type: 'apiKey', in: 'header', name: 'x-callback-token' },
        }),
        ...(routes.some(({ access }) => access === 'service') && {
          serviceSecret: { type: 'http', scheme: 'bearer' },
        }),
        ...(routes.some(({ access }) => access === 'publisher') && {
          signature: { type: 'apiKey', in: 'header', name: signatureHeader },
        }),
      },
      schemas: { ...shared, ...failures },
    },
  };
}

function describeRoute(route: Route, failure: FailureDescription, toSchema: ToSchema) {
  const parameters = [
    ...describeParameters('path', route.params, toSchema),
    ...describeParameters('query', route.query, toSchema),
  ];
  const responses = Object.fromEntries(
    Object.entries(route.responses).map(([status, schema]) => [
      status,
      {
        description: route.summary,
        ...(schema && { content: { 'application/json': { schema: toSchema(schema, 'output') } } }),
      },
    ]),
  );
  return {
    summary: route.summary,
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && {
      requestBody: {
        required: true,
        content: describeBodies({ 'application/json': route.body, ...route.formBodies }, toSchema),
      },
    }),
    ...(route.streamedBody && {
      requestBody: {
        required: true,
        content: {
          [route.streamedBody]: { schema: { type: 'string', format: 'binary' } },
          ...(route.streamedForm && describeBodies({ 'multipart/form-data': route.streamedForm }, toSchema)),
        },
      },
    }),
    ...(route.access !== 'public' && { security: [{ [shownFor[route.access]]: [] }] }),
    ...(route.roles && { 'x-staff-roles': route.roles }),
    ...(route.admitsServiceKey && { 'x-admits-service-key': true }),
    responses: {
      ...responses,
      default: {
        description: failure.description,
        content: {
          [failure.mediaType]: {
            schema: route.problem
              ? toSchema(route.problem, 'output')
              : { $ref: `#/components/schemas/${failure.name}` },
          },
        },
      },
    },
  };
}

function describeBodies(bodies: Readonly<Record<string, z.ZodType>>, toSchema: ToSchema) {
  const described = Object.entries(bodies).map(([mediaType, schema]) => [
    mediaType,
    { schema: toSchema(schema, 'input') },
  ]);
  return Object.fromEntries(described) as Record<string, unknown>;
}

function describeParameters(location: 'path' | 'query', schema: z.ZodObject | undefined, toSchema: ToSchema) {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: required.includes(name),
    schema: property,
  }));
}

type JsonSchema = z.core.JSONSchema.BaseSchema;
type ToSchema = (schema: z.ZodType, io: 'input' | 'output') => JsonSchema;

/** @param shared collects schemas with an id (`.meta({ id })`), which are referenced by name */
function toJsonSchema(
  schema: z.ZodType,
  io: 'input' | 'output',
  shared: Record<string, unknown>,
): JsonSchema {
  const text = JSON.stringify(z.toJSONSchema(schema, { target: 'draft-2020-12', io }));
  const {
    $schema: _dialect,
    $defs = {},
    id,
    ...rest
  } = JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;
  for (const [name, { id: _id, ...definition }] of Object.entries($defs)) shared[name] = definition;
  if (!id) return rest;
  shared[id] = rest;
  return { $ref: `#/components/schemas/${id}` };
}
