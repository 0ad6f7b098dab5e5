import { problemSchema } from '@sabi/contracts/errors';
import type { Route } from '@sabi/contracts/http/route';
import { z } from 'zod';

/** How a service answers errors. */
export interface FailureDescription {
  readonly name: string;
  readonly description: string;
  readonly mediaType: string;
  readonly schema: z.ZodType;
}

const problem: FailureDescription = {
  name: 'Problem',
  description: 'A problem',
  mediaType: 'application/problem+json',
  schema: problemSchema,
};

/** The OpenAPI 3.1 document of a service, generated from the routes of its contract and from nothing else. */
export function createOpenApiDocument(
  info: { title: string; version: string },
  routes: readonly Route[],
  failure: FailureDescription = problem,
) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) (paths[route.path] ??= {})[route.method] = describeRoute(route, failure);
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { [failure.name]: toJsonSchema(failure.schema, 'output') },
    },
  };
}

function describeRoute(route: Route, failure: FailureDescription) {
  const parameters = [
    ...describeParameters('path', route.params),
    ...describeParameters('query', route.query),
  ];
  const responses = Object.fromEntries(
    Object.entries(route.responses).map(([status, schema]) => [
      status,
      {
        description: route.summary,
        ...(schema && { content: { 'application/json': { schema: toJsonSchema(schema, 'output') } } }),
      },
    ]),
  );
  return {
    summary: route.summary,
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: toJsonSchema(route.body, 'input') } },
      },
    }),
    ...(route.streamedBody && {
      requestBody: {
        required: true,
        content: { [route.streamedBody]: { schema: { type: 'string', format: 'binary' } } },
      },
    }),
    ...(route.access !== 'public' && { security: [{ bearer: [] }] }),
    responses: {
      ...responses,
      default: {
        description: failure.description,
        content: { [failure.mediaType]: { schema: { $ref: `#/components/schemas/${failure.name}` } } },
      },
    },
  };
}

function describeParameters(location: 'path' | 'query', schema: z.ZodObject | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: required.includes(name),
    schema: property,
  }));
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io });
  return rest;
}
