export interface ValidForm {
  /** A list is a repeated field. */
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  readonly file?: {
    readonly field: string;
    readonly fileName: string;
    readonly mediaType: string;
    readonly content: Buffer;
  };
}

export interface FormBody {
  readonly what: string;
  readonly mediaType: string;
  readonly body: Buffer;
}

const boundary = 'of-this-test';
const delimiter = `--${boundary}`;
const formType = `multipart/form-data; boundary=${boundary}`;

type Content = string | Buffer;
const join = (...contents: readonly Content[]): Buffer =>
  Buffer.concat(contents.map((content) => Buffer.from(content)));
const part = (head: string, value: Content = ''): Buffer =>
  join(`${delimiter}\r\n${head}\r\n\r\n`, value, '\r\n');
const field = (name: string, value: Content = 'x'): Buffer =>
  part(`Content-Disposition: form-data; name="${name}"`, value);
const end = `${delimiter}--\r\n`;
const repeat = (content: Buffer, times: number): Buffer =>
  join(...Array.from({ length: times }, () => content));

function partsOf({ fields, file }: ValidForm): Buffer {
  const texts = Object.entries(fields).flatMap(([name, values]) =>
    [values].flat().map((value) => field(name, value)),
  );
  return join(...texts, ...(file ? [filePart(file)] : []));
}

function filePart({ field: name, fileName, mediaType, content }: NonNullable<ValidForm['file']>): Buffer {
  const disposition = `Content-Disposition: form-data; name="${name}"; filename="${fileName}"`;
  return part(`${disposition}\r\nContent-Type: ${mediaType}`, content);
}

export function encodeForm(form: ValidForm): FormBody {
  return { what: 'the form itself', mediaType: formType, body: join(partsOf(form), end) };
}

/** More than sixty malformed bodies, most of them the form with a single fault. */
export function listMalformedForms(form: ValidForm): FormBody[] {
  const parts = partsOf(form);
  const whole = join(parts, end);
  return [
    ...badMediaTypes.map(([what, mediaType]) => ({ what, mediaType, body: whole })),
    ...[...noForms, ...damagedForms(whole), ...cutForms(whole), ...withBadPart(parts)].map(
      ([what, body]) => ({
        what,
        mediaType: formType,
        body: Buffer.from(body),
      }),
    ),
  ];
}

type Described = readonly [what: string, content: Content];

const badMediaTypes: readonly (readonly [what: string, mediaType: string])[] = [
  ['no boundary', 'multipart/form-data'],
  ['an empty boundary', 'multipart/form-data; boundary='],
  ['an empty boundary in quotes', 'multipart/form-data; boundary=""'],
  ['a boundary of 10,000 letters', `multipart/form-data; boundary=${'x'.repeat(10_000)}`],
  ['the boundary of another', 'multipart/form-data; boundary=another'],
  ['the beginning of its boundary', 'multipart/form-data; boundary=of-this'],
  ['a boundary in other letters', 'multipart/form-data; boundary=OF-THIS-TEST'],
];

const noForms: readonly Described[] = [
  ['nothing at all', ''],
  ['no part', end],
  ['text', 'nonsense'],
  ['JSON', '{"cv":"text"}'],
  ['a form of the other type', 'cv=text&language=en'],
  ['empty lines', '\r\n'.repeat(1000)],
  ['bytes that are no text', Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 37) % 256))],
];

const damagedForms = (whole: Buffer): readonly Described[] => {
  const text = whole.toString('latin1');
  const damaged = (changed: string) => Buffer.from(changed, 'latin1');
  return [
    ['lines without a carriage return', damaged(text.replaceAll('\r\n', '\n'))],
    ['lines without a line feed', damaged(text.replaceAll('\r\n', '\r'))],
    ['lines that end twice', damaged(text.replaceAll('\r\n', '\r\n\r\n'))],
    ['a first line without its dashes', whole.subarray(2)],
    ['a first line with text behind it', damaged(text.replace(delimiter, `${delimiter}x`))],
    ['delimiters with a dash more', damaged(text.replaceAll(delimiter, `-${delimiter}`))],
    ['an end without its dashes', damaged(text.replace(`${delimiter}--`, delimiter))],
    ['an end with one dash', damaged(text.replace(`${delimiter}--`, `${delimiter}-`))],
    ['heads without a colon', damaged(text.replaceAll('Content-Disposition:', 'Content-Disposition'))],
    [
      'heads with a blank in their name',
      damaged(text.replaceAll('Content-Disposition:', 'Content Disposition:')),
    ],
    ['heads without an end', damaged(text.replaceAll('\r\n\r\n', '\r\n'))],
    ['a null in its heads', damaged(text.replaceAll('form-data;', 'form-data;\0'))],
  ];
};

/** Truncated before the end. */
const cutForms = (whole: Buffer): readonly Described[] =>
  Array.from({ length: 20 }, (_, at) => Math.floor(((at + 1) * (whole.length - '--\r\n'.length)) / 20)).map(
    (bytes) => [`the first ${bytes} of ${whole.length} bytes`, whole.subarray(0, bytes)],
  );

/** The whole form, followed by an invalid part. */
const withBadPart = (parts: Buffer): readonly Described[] => {
  const bad: readonly Described[] = [
    ['a part without a head', part('')],
    ['a part without a disposition', part('Content-Type: text/plain', 'x')],
    ['a part of another disposition', part('Content-Disposition: attachment; name="a"', 'x')],
    ['a field without a name', part('Content-Disposition: form-data', 'x')],
    ['a field with an empty name', field('')],
    ['a name without its last quote', part('Content-Disposition: form-data; name="a', 'x')],
    ['a name that ends with a backslash', part('Content-Disposition: form-data; name="a\\', 'x')],
    ['a name of 100,000 letters', field('x'.repeat(100_000))],
    ['a name of 1,000 letters', field('x'.repeat(1000))],
    ['a name 10,000 levels deep', field(`a${'[a]'.repeat(4000)}`)],
    ['a name that is an index', field('a[4294967294]')],
    ['10,000 parts', repeat(field('x'), 10_000)],
    ['10,000 heads of one part', part('X-Head: x\r\n'.repeat(10_000), 'x')],
    ['a head of 100,000 letters', part(`X-Head: ${'x'.repeat(100_000)}`, 'x')],
    [
      'a part in a part',
      part('Content-Type: multipart/mixed; boundary=inner', join('--inner\r\n', field('a'), '--inner--')),
    ],
    [
      'two files',
      repeat(
        filePart({ field: 'a', fileName: 'a.pdf', mediaType: 'application/pdf', content: join('%PDF-1.7') }),
        2,
      ),
    ],
    ['a part that is cut in its head', `${delimiter}\r\nContent-Disposition: form-da`],
    ['a part that is cut in its value', `${delimiter}\r\nContent-Disposition: form-data; name="a"\r\n\r\nx`],
  ];
  return bad.map(([what, content]) => [what, join(parts, content, what.includes('cut') ? '' : end)]);
};
