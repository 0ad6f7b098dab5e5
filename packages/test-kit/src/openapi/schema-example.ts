import { randomUUID } from 'node:crypto';
import type { JsonSchema } from '@sabi/contracts/json-schema';

/** Sample texts; the first that matches a pattern is used. */
const samples = [
  'Kenari',
  'ayu@mail.example',
  '2024-05',
  '2024',
  'company.example',
  '+6281200000001',
  'https://company.example/',
  'a'.repeat(32),
  '1',
  'GET',
  '/',
  '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
];

/** A valid value of a schema: the first of its choices, with every named field. */
export function buildExample(schema: JsonSchema): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.oneOf?.[0] ?? schema.anyOf?.[0];
  if (choice) return buildExample(choice);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(buildExample)) as unknown;
  if (schema.type === 'string') return buildText(schema);
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'null') return null;
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 1 }, () => buildExample(schema.items ?? {}));
  const fields = Object.entries(schema.properties ?? {});
  return Object.fromEntries(fields.map(([name, field]) => [name, buildExample(field)]));
}

function buildText({ format, pattern, minLength = 0, maxLength = Infinity }: JsonSchema): string {
  if (format === 'uuid') return randomUUID();
  if (format === 'date-time') return new Date().toISOString();
  if (format === 'date') return '2024-05-17';
  if (format === 'email') return 'ayu@mail.example';
  if (format === 'uri') return 'https://company.example/';
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern).test(text));
  return samples.find(fits) ?? 'Kenari '.repeat(20).slice(0, Math.min(Math.max(minLength, 1), 100));
}
