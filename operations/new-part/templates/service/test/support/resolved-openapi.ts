import { createSampleOpenApi } from '../../src/entry-points/http/openapi';

/** The document with all references resolved. */
export function resolveOpenApi(): object {
  const document = createSampleOpenApi() as unknown as {
    components: { schemas: Readonly<Record<string, unknown>> };
  };
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref: reference } = value as { $ref?: string };
    if (reference) return resolve(document.components.schemas[reference.split('/').at(-1) ?? '']);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner)]));
  };
  return resolve(document) as object;
}
