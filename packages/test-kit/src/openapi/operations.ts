import type { JsonSchema } from '@sabi/contracts/json-schema';

/** An operation of a service's openapi.json. */
export interface Operation {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  /** Whether a bearer token is required. */
  readonly isGuarded: boolean;
  /** Staff roles that may call it; undefined for a call that is not for staff. */
  readonly staffRoles: readonly string[] | undefined;
  /** Whether a service key is accepted in place of a member of staff. */
  readonly admitsServiceKey: boolean;
  readonly pathParameters: readonly string[];
  readonly queryParameters: readonly { readonly name: string; readonly required: boolean }[];
  readonly jsonBody: JsonSchema | undefined;
  /** Media type of a body that is not JSON. */
  readonly streamedBody: string | undefined;
}

interface DescribedOperation {
  readonly security?: readonly unknown[];
  readonly 'x-staff-roles'?: readonly string[];
  readonly 'x-admits-service-key'?: boolean;
  readonly parameters?: readonly { name: string; in: string; required?: boolean }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: JsonSchema }>> };
}

export function listOperations(document: object): Operation[] {
  const { paths } = document as { paths: Record<string, Record<string, DescribedOperation>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      method: method as Operation['method'],
      path,
      ...describe(described),
    })),
  );
}

export const nameOfOperation = ({ method, path }: Pick<Operation, 'method' | 'path'>): string =>
  `${method.toUpperCase()} ${path}`;

/** The address of a call. @param valueOf gives each path parameter its value */
export function fillPath(path: string, valueOf: (parameter: string) => string): string {
  return path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => valueOf(name));
}

function describe({ security, parameters = [], requestBody, ...rest }: DescribedOperation) {
  const named = (location: string) => parameters.filter((parameter) => parameter.in === location);
  const content = requestBody?.content ?? {};
  const jsonBody = content['application/json']?.schema;
  return {
    isGuarded: security !== undefined,
    staffRoles: rest['x-staff-roles'],
    admitsServiceKey: rest['x-admits-service-key'] === true,
    pathParameters: named('path').map(({ name }) => name),
    queryParameters: named('query').map(({ name, required = false }) => ({ name, required })),
    jsonBody,
    streamedBody: jsonBody ? undefined : Object.keys(content)[0],
  };
}
