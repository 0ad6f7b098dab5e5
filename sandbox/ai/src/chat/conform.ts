import type { JsonSchema } from '@sabi/contracts/json-schema';
import { isRecord } from '@sabi/service-kit/is-record';

/** Limits recursive schemas. */
const deepest = 12;

/**
 * Converts a value to a schema's shape: only the named properties; missing values are null where allowed, else empty.
 * @param fallback for texts that must be there
 */
export function conformTo(root: Readonly<Record<string, unknown>>, value: unknown, fallback = ''): unknown {
  const conform = (given: JsonSchema, part: unknown, depth: number): unknown => {
    const schema = resolve(root, given);
    const alternatives = schema.anyOf ?? schema.oneOf;
    if (alternatives) {
      const fitting = alternatives.find((alternative) => accepts(resolve(root, alternative), part));
      const nullable = alternatives.some((alternative) => accepts(resolve(root, alternative), null));
      return nullable && part === undefined
        ? null
        : conform(fitting ?? alternatives[0] ?? {}, part, depth + 1);
    }
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum.includes(part) ? part : schema.enum[0];
    if (depth > deepest || (part === undefined && hasType(schema, 'null'))) return null;
    if (hasType(schema, 'object') || schema.properties) {
      const source = isRecord(part) ? part : {};
      const properties = Object.entries(schema.properties ?? {});
      return Object.fromEntries(
        properties.map(([name, child]) => [name, conform(child, source[name], depth + 1)]),
      );
    }
    if (hasType(schema, 'array')) {
      return Array.isArray(part)
        ? part.map((item: unknown) => conform(schema.items ?? {}, item, depth + 1))
        : [];
    }
    return accepts(schema, part) ? part : emptyValue(schema, fallback);
  };
  return conform(root, value, 0);
}

function resolve(root: JsonSchema, schema: JsonSchema): JsonSchema {
  const name = /^#\/(?:\$defs|definitions)\/(.+)$/.exec(schema.$ref ?? '')?.[1];
  if (schema.$ref === '#') return root;
  return name ? (root.$defs?.[name] ?? root.definitions?.[name] ?? {}) : schema;
}

function hasType(schema: JsonSchema, type: string): boolean {
  return schema.type === type || (Array.isArray(schema.type) && schema.type.includes(type));
}

function accepts(schema: JsonSchema, value: unknown): boolean {
  if (schema.const !== undefined) return schema.const === value;
  if (schema.enum) return schema.enum.includes(value);
  if (schema.type === undefined) return value !== undefined;
  if (value === null) return hasType(schema, 'null');
  if (Array.isArray(value)) return hasType(schema, 'array');
  if (typeof value === 'number')
    return hasType(schema, 'number') || (hasType(schema, 'integer') && Number.isInteger(value));
  return hasType(schema, typeof value);
}

function emptyValue(schema: JsonSchema, fallback: string): unknown {
  if (hasType(schema, 'null')) return null;
  if (hasType(schema, 'boolean')) return false;
  if (hasType(schema, 'number') || hasType(schema, 'integer')) return 0;
  return fallback;
}
