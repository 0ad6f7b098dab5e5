import { compareOpenApi, type OpenApi } from '../src/contracts/compare-openapi';
import type { JsonSchema } from '@sabi/contracts/json-schema';

const text = { type: 'string' };
const id = { type: 'string', format: 'uuid', pattern: '^[0-9a-f-]{36}$' };
const order = {
  type: 'object',
  properties: {
    id,
    total: { type: 'integer', minimum: 0, maximum: 100, description: 'In rupiah' },
    status: { type: 'string', enum: ['open', 'paid'] },
    note: { anyOf: [text, { type: 'null' }] },
    payment: {
      oneOf: [
        { type: 'object', properties: { kind: { const: 'card' }, last4: text }, required: ['kind', 'last4'] },
        { type: 'object', properties: { kind: { const: 'bank' }, bank: text }, required: ['kind', 'bank'] },
      ],
    },
  },
  required: ['id', 'total', 'status'],
  additionalProperties: false,
};
const answers = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });
const asked = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });
const problem = {
  type: 'object',
  properties: { code: { type: 'string', enum: ['ORDER_NOT_FOUND'] } },
  required: ['code'],
};

const released = {
  paths: {
    '/orders': {
      get: {
        parameters: [
          {
            name: 'limit',
            in: 'query',
            required: false,
            schema: { type: 'integer', minimum: 1, maximum: 50 },
          },
        ],
        responses: {
          200: answers({
            type: 'object',
            properties: { orders: { type: 'array', items: { $ref: '#/components/schemas/Order' } } },
            required: ['orders'],
          }),
          default: answers({ $ref: '#/components/schemas/Problem' }),
        },
      },
      post: {
        requestBody: asked({
          type: 'object',
          properties: {
            plan_id: text,
            voucher: { type: 'string', maxLength: 20, default: '' },
            count: { type: 'number' },
          },
          required: ['plan_id'],
        }),
        responses: { 201: answers({ $ref: '#/components/schemas/Order' }) },
      },
    },
  },
  components: { schemas: { Order: order, Problem: problem } },
} satisfies OpenApi;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- deliberately broken documents have no type
type Loose = any;

/** The released document, changed. */
function change(edit: (document: Loose) => void): OpenApi {
  const document = structuredClone(released);
  edit(document);
  return document;
}

type Edit = (document: Loose) => void;
const inOrder =
  (edit: (fields: Loose, schema: Loose) => void): Edit =>
  ({ components }) =>
    edit(components.schemas.Order.properties, components.schemas.Order);
const inRequest =
  (edit: (fields: Loose, schema: Loose) => void): Edit =>
  ({ paths }) => {
    const { schema } = paths['/orders'].post.requestBody.content['application/json'];
    edit(schema.properties, schema);
  };

const broken: [string, Edit, string][] = [
  ['a field of an answer is gone', inOrder((fields) => delete fields.total), 'total: removed'],
  [
    'a field of an answer may be missing',
    inOrder((_, schema) => schema.required.pop()),
    'status: may be missing now',
  ],
  [
    'a field of an answer may be null',
    inOrder((fields) => (fields.id = { anyOf: [id, { type: 'null' }] })),
    'id: may be null now',
  ],
  [
    'a field of an answer has another type',
    inOrder((fields) => (fields.total = { ...fields.total, type: 'string' })),
    'total: may be string now',
  ],
  [
    'a whole number may be a fraction',
    inOrder((fields) => (fields.total.type = 'number')),
    'total: may be a fraction now',
  ],
  [
    'an answer has a value none knew',
    inOrder((fields) => fields.status.enum.push('refunded')),
    'status: may be "refunded" now',
  ],
  [
    'a list of values becomes free text',
    inOrder((fields) => (fields.status = text)),
    'status: may be any value now',
  ],
  ['an id is none any more', inOrder((fields) => (fields.id = text)), 'id: format was "uuid", is none'],
  [
    'an amount may be larger',
    inOrder((fields) => (fields.total.maximum = 200)),
    'total: maximum was 100, is 200',
  ],
  [
    'an amount may be below zero',
    inOrder((fields) => delete fields.total.minimum),
    'total: minimum was 0, is none',
  ],
  [
    'an amount has another unit',
    inOrder((fields) => (fields.total.description = 'In cents')),
    'total: meaning changed: "In rupiah" → "In cents"',
  ],
  [
    'an alternative is added',
    inOrder((fields) =>
      fields.payment.oneOf.push({
        type: 'object',
        properties: { kind: { const: 'cash' } },
        required: ['kind'],
      }),
    ),
    'payment: may be an object with kind=cash now',
  ],
  [
    'a field of one alternative is gone',
    inOrder((fields) => delete fields.payment.oneOf[1].properties.bank),
    'payment(kind=bank).bank: removed',
  ],
];

test.each(broken)('%s: named in a list and alone', (_, edit, what) => {
  const found = compareOpenApi(released, change(edit));
  expect(found).toContain(`GET /orders 200 orders[].${what}`);
  expect(found).toContain(`POST /orders 201 ${what}`);
  expect(new Set(found).size).toBe(2);
});

const brokenCalls: [string, Edit, string][] = [
  ['a call is gone', ({ paths }) => delete paths['/orders'].get, 'GET /orders: removed'],
  [
    'an address is gone',
    ({ paths }) => {
      paths['/bestellungen'] = { get: paths['/orders'].get, post: paths['/orders'].post };
      delete paths['/orders'].post;
    },
    'POST /orders: removed',
  ],
  [
    'a call asks who one is',
    ({ paths }) => (paths['/orders'].get.security = [{ bearer: [] }]),
    'GET /orders access: needs bearer now',
  ],
  [
    'a parameter is gone',
    ({ paths }) => paths['/orders'].get.parameters.pop(),
    'GET /orders query limit: removed',
  ],
  [
    'a parameter has to be given',
    ({ paths }) => (paths['/orders'].get.parameters[0].required = true),
    'GET /orders query limit: required now',
  ],
  [
    'a parameter is added that has to be given',
    ({ paths }) =>
      paths['/orders'].get.parameters.push({ name: 'page', in: 'query', required: true, schema: text }),
    'GET /orders query page: required now',
  ],
  [
    'a parameter may be less',
    ({ paths }) => (paths['/orders'].get.parameters[0].schema.maximum = 20),
    'GET /orders query limit: maximum was 50, is 20',
  ],
  [
    'a status is another',
    ({ paths }) => {
      const { responses } = paths['/orders'].post;
      responses[202] = responses[201];
      delete responses[201];
    },
    'POST /orders 201: removed;POST /orders 202: may be answered now',
  ],
  [
    'a media type is not answered any more',
    ({ paths }) => (paths['/orders'].post.responses[201].content = {}),
    'POST /orders 201: application/json is not answered any more',
  ],
  [
    'a body has to be sent',
    ({ paths }) => (paths['/orders'].get.requestBody = asked(text)),
    'GET /orders request: required now',
  ],
  [
    'a media type is refused',
    ({ paths }) => (paths['/orders'].post.requestBody.content = {}),
    'POST /orders request: application/json is refused now',
  ],
  [
    'a field of a request is gone',
    inRequest((fields) => delete fields.voucher),
    'POST /orders request voucher: removed',
  ],
  [
    'a field of a request has to be given',
    inRequest((_, schema) => schema.required.push('voucher')),
    'POST /orders request voucher: required now',
  ],
  [
    'a field is added that has to be given',
    inRequest((fields, schema) => {
      fields.consent = { type: 'boolean' };
      schema.required.push('consent');
    }),
    'POST /orders request consent: required now',
  ],
  [
    'a field of a request may be shorter',
    inRequest((fields) => (fields.voucher.maxLength = 8)),
    'POST /orders request voucher: maxLength was 20, is 8',
  ],
  [
    'a field of a request has a pattern',
    inRequest((fields) => (fields.plan_id = { type: 'string', pattern: '^[a-z]+$' })),
    'POST /orders request plan_id: pattern was none, is "^[a-z]+$"',
  ],
  [
    'a field of a request has few values',
    inRequest((fields) => (fields.plan_id = { type: 'string', enum: ['pro'] })),
    'POST /orders request plan_id: any value is refused now',
  ],
  [
    'a fraction is refused',
    inRequest((fields) => (fields.count.type = 'integer')),
    'POST /orders request count: a fraction is refused now',
  ],
  [
    'what is left out means something else',
    inRequest((fields) => (fields.voucher.default = 'NONE')),
    'POST /orders request voucher: default changed: "" → "NONE"',
  ],
  [
    'unknown fields are refused',
    inRequest((_, schema) => (schema.additionalProperties = false)),
    'POST /orders request: fields it does not know are refused now',
  ],
];

test.each(brokenCalls)('%s: named', (_, edit, what) => {
  expect(compareOpenApi(released, change(edit))).toEqual(what.split(';'));
});

const harmless: [string, Edit][] = [
  ['nothing', () => undefined],
  ['a call is added', ({ paths }) => (paths['/vouchers'] = paths['/orders'])],
  ['a call is for anybody', ({ paths }) => delete paths['/orders'].get.security],
  [
    'an answer gains a field',
    inOrder((fields, schema) => {
      fields.paid_at = text;
      schema.required.push('paid_at');
    }),
  ],
  ['an answer is never null any more', inOrder((fields) => (fields.note = text))],
  ['an answer has fewer values', inOrder((fields) => fields.status.enum.pop())],
  [
    'an amount is less',
    inOrder((fields) => {
      fields.total.exclusiveMinimum = 0;
      fields.total.maximum = 50;
    }),
  ],
  ['a meaning is written down', inOrder((fields) => (fields.note.description = 'For the buyer'))],
  ['a request may have another field', inRequest((fields) => (fields.gift = { type: 'boolean' }))],
  ['a field of a request need not be given', inRequest((_, schema) => (schema.required = []))],
  ['a request takes null too', inRequest((fields) => (fields.plan_id = { anyOf: [text, { type: 'null' }] }))],
  ['a request takes more', inRequest((fields) => delete fields.voucher.maxLength)],
  [
    'there is another code of a problem',
    ({ components }) => components.schemas.Problem.properties.code.enum.push('ORDER_LOST'),
  ],
  [
    'a schema stands where it is used',
    ({ paths, components }) => (paths['/orders'].post.responses[201] = answers(components.schemas.Order)),
  ],
];

test.each(harmless)('%s: nothing is broken', (_, edit) => {
  expect(compareOpenApi(released, change(edit))).toEqual([]);
});

test('a schema that holds itself is compared once', () => {
  const tree = {
    type: 'object',
    properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } }, name: text },
  };
  const grow = (schema: JsonSchema): OpenApi => ({
    paths: { '/tree': { get: { responses: { 200: answers({ $ref: '#/components/schemas/Tree' }) } } } },
    components: { schemas: { Tree: schema } },
  });
  const { name: _name, ...rest } = tree.properties;
  expect(compareOpenApi(grow(tree), grow({ ...tree, properties: rest }))).toEqual([
    'GET /tree 200 name: removed',
  ]);
});
