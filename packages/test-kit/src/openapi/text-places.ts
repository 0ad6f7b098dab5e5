import type { JsonSchema } from '@sabi/contracts/json-schema';
import { buildExample } from './schema-example';

export interface TextPlace {
  /** Path of the field, such as `requirements[].text`. */
  readonly name: string;
  readonly schema: JsonSchema;
  /** The whole example with another value in this place. */
  readonly put: (value: unknown) => unknown;
}

/**
 * Every place of an example where its schema has a text. An example without an optional field or an item of a list is
 * completed.
 */
export function listTextPlaces(
  schema: JsonSchema,
  example: unknown = buildExample(schema),
  name = '',
): TextPlace[] {
  const choice = schema.oneOf?.[0] ?? schema.anyOf?.[0];
  if (choice) return listTextPlaces(choice, example ?? undefined, name);
  if (schema.type === 'string') return [{ name, schema, put: (value) => value }];
  if (schema.type === 'array' && Array.isArray(example))
    return listTextPlaces(schema.items ?? {}, example[0], `${name}[]`).map(({ put, ...place }) => ({
      ...place,
      put: (value) => [put(value)],
    }));
  const fields = Object.entries(schema.properties ?? {});
  return fields.flatMap(([field, inner]) => {
    const values = example as Record<string, unknown>;
    return listTextPlaces(inner, values[field], name ? `${name}.${field}` : field).map(
      ({ put, ...place }) => ({
        ...place,
        put: (value: unknown) => ({ ...values, [field]: put(value) }),
      }),
    );
  });
}
