import type { JsonSchema } from '@sabi/contracts/json-schema';

/** Schemas by their reference: `#/components/schemas/<name>` or `#/$defs/<name>`. */
export type SharedSchemas = Readonly<Record<string, JsonSchema>>;

/** @throws {Error} for an unknown name */
export function resolve(schema: JsonSchema, shared: SharedSchemas): JsonSchema {
  if (!schema.$ref) return schema;
  const { $ref, ...beside } = schema;
  const found = shared[$ref.slice($ref.lastIndexOf('/') + 1)];
  if (!found) throw new Error(`Nothing is called ${$ref}`);
  return { ...resolve(found, shared), ...beside };
}

/** The alternatives of a value, flattened. */
export function listAlternatives(schema: JsonSchema, shared: SharedSchemas): JsonSchema[] {
  const { anyOf, oneOf, ...rest } = resolve(schema, shared);
  const choices = anyOf ?? oneOf;
  if (choices) {
    const { description: _description, default: _default, ...beside } = rest;
    return choices.flatMap((choice) => listAlternatives({ ...beside, ...choice }, shared));
  }
  if (Array.isArray(rest.type)) return (rest.type as string[]).map((type) => ({ ...rest, type }));
  return [rest];
}

/** Enumerated values of a schema; undefined without an enumeration. */
export function listValues(schema: JsonSchema): readonly unknown[] | undefined {
  return 'const' in schema ? [schema.const] : schema.enum;
}
