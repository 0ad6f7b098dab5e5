import { consultationInquirySchema, inquirySchema } from '../http/profile/inquiries';
import { findInquiryFaults, type InquiryKind, type InquiryValues } from './inquiry';

const contact = {
  first_name: 'Ayu',
  last_name: 'Lestari',
  company_name: '',
  email: 'ayu@mail.example',
  phone_number: null,
  inquiry_type: 'general',
  message: 'Ten chars.',
};
const consultation = { ...contact, first_name: 'A', inquiry_type: '', message: '' };

/** What the server's schema says of the same values. */
function findSchemaFaults(kind: InquiryKind, values: InquiryValues): PropertyKey[] {
  const { error } = inquirySchema.safeParse({ kind, language: 'en', ...values });
  return [...new Set(error?.issues.map(({ path }) => path[0] ?? '') ?? [])];
}

test.each<[kind: InquiryKind, faults: string[], change: InquiryValues]>([
  ['contact', [], {}],
  ['contact', ['first_name'], { first_name: 'A' }],
  ['contact', ['first_name'], { first_name: ' A ' }],
  ['contact', [], { last_name: 'Al' }],
  ['contact', ['email'], { email: 'ayu@' }],
  ['contact', ['email'], { email: 'a@b' }],
  ['contact', ['email'], { email: 'ayu..lestari@mail.example' }],
  ['contact', [], { email: 'ayu+kerja@xn--bcher-kva.example' }],
  ['contact', [], { email: ' ayu@mail.example ' }],
  ['contact', ['inquiry_type'], { inquiry_type: '' }],
  ['contact', ['inquiry_type'], { inquiry_type: 'interview' }],
  ['contact', ['message'], { message: 'Nine char' }],
  ['contact', ['message'], { message: 'x'.repeat(5001) }],
  ['consultation', [], {}],
  ['consultation', ['first_name', 'email'], { first_name: ' ', email: '' }],
  ['consultation', ['email'], { email: 'a@b' }],
  ['consultation', [], { inquiry_type: 'cv-review' }],
  ['consultation', ['inquiry_type'], { inquiry_type: 'partnership' }],
  ['consultation', ['phone_number'], { phone_number: '0'.repeat(51) }],
])('in a %s form, browser and server find the faults %j (case %#)', (kind, faults, change) => {
  const values = { ...(kind === 'contact' ? contact : consultation), ...change };
  expect(findInquiryFaults(kind, values)).toEqual(faults);
  expect(findSchemaFaults(kind, values).toSorted()).toEqual(faults.toSorted());
});

test('what is left empty is kept as null', () => {
  expect(
    consultationInquirySchema.parse({ kind: 'consultation', language: 'id', ...consultation }),
  ).toMatchObject({
    company_name: null,
    phone_number: null,
    inquiry_type: null,
    message: null,
  });
});

test('the field map of a refused contact form speaks the specification’s words', () => {
  const { error } = inquirySchema.safeParse({
    kind: 'contact',
    language: 'en',
    first_name: 'A',
    last_name: 'B',
    email: 'x',
    inquiry_type: 'none',
    message: 'short',
  });
  expect(error?.issues.map(({ message }) => message).toSorted()).toEqual([
    'First name must be at least 2 characters',
    'Last name must be at least 2 characters',
    'Message must be at least 10 characters',
    'Please enter a valid email address',
    'Please select an inquiry type',
  ]);
});
