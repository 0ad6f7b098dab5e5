import type { JsonSchema } from '@sabi/contracts/json-schema';
import { strictCvJsonSchema, wholeCvJsonSchema } from './cv-schema';

/** Keywords of OpenAI's strict mode. */
const strictKeywords = [
  'type',
  'description',
  'anyOf',
  'properties',
  'required',
  'additionalProperties',
  'items',
];

function everySchemaIn(schema: JsonSchema): JsonSchema[] {
  const children = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ];
  return [schema, ...children.flatMap(everySchemaIn)];
}

test('the schema sent to a model uses only keywords of strict mode', () => {
  for (const schema of everySchemaIn(strictCvJsonSchema)) {
    expect(strictKeywords).toEqual(expect.arrayContaining(Object.keys(schema)));
    if (schema.type !== 'object') continue;
    expect(schema.additionalProperties).toBe(false);
    expect(schema.required).toEqual(Object.keys(schema.properties ?? {}));
  }
});

test('the schema sent to a model has every field of the contract', () => {
  const fieldsOf = (root: JsonSchema) =>
    everySchemaIn(root).map(({ properties }) => Object.keys(properties ?? {}));
  expect(fieldsOf(strictCvJsonSchema)).toEqual(fieldsOf(wholeCvJsonSchema));
});
