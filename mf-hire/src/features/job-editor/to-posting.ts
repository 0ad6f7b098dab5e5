import { jobOpeningsMax } from '@sabi/contracts/hiring/field-limits';
import type { Pay, Posting } from '@sabi/contracts/http/hiring/posting';
import { toLine, toText } from '@sabi/contracts/profile/entry-rules';
import { readAmount } from './amounts';
import type { EditorValues, Row } from './editor-values';
import { toValues } from './editor-values';

const lineOf = (text: string) => toLine(text).trim();
const filled = <Line extends Row>(rows: readonly Line[]): readonly Line[] =>
  rows.filter(({ text }) => lineOf(text) !== '');

/** Whether both are valid amounts and the maximum is less than the minimum. */
export function isPayReversed({ pay_min: min, pay_max: max }: EditorValues): boolean {
  const [from, to] = [readAmount(min), readAmount(max)];
  return from !== null && to !== null && from > to;
}

function toPay(values: EditorValues): Pay | null {
  const [min, max] = [readAmount(values.pay_min), readAmount(values.pay_max)];
  if (min === null || max === null || min > max) return null;
  const parts = filled(values.parts).map(({ text, amount }) => ({
    name: lineOf(text),
    amount: readAmount(amount),
  }));
  return { min, max, parts, thr: values.thr, bpjs_kes: values.bpjs_kes, bpjs_tk: values.bpjs_tk };
}

function readOpenings(text: string): number {
  const openings = Math.trunc(Number(text));
  return openings >= 1 && openings <= jobOpeningsMax ? openings : 1;
}

/** The values to store, without empty lines and invalid values. @returns null without a title, which every draft needs */
export function toPosting(values: EditorValues): Posting | null {
  const title = lineOf(values.title);
  if (title === '') return null;
  return {
    title,
    language: values.language,
    text: toText(values.text).trim(),
    areas: [...values.areas],
    mode: values.mode || null,
    contract: values.contract || null,
    part_time: values.part_time,
    level: values.level || null,
    category: values.category || null,
    openings: readOpenings(values.openings),
    pay: toPay(values),
    requirements: filled(values.requirements).map(({ text, must }) => ({ text: lineOf(text), must })),
    questions: filled(values.questions).map(({ text, kind, knock_out: ending }) => ({
      text: lineOf(text),
      kind,
      knock_out: kind === 'yes_no' ? ending || null : null,
    })),
    process: filled(values.process).map(({ text }) => lineOf(text)),
  };
}

export function isSamePosting(one: Posting | null, other: Posting | null): boolean {
  const comparable = (posting: Posting | null) => JSON.stringify(posting && toPosting(toValues(posting)));
  return comparable(one) === comparable(other);
}

const rowLists = ['requirements', 'questions', 'process'] as const;

/** Row ids of the stored lines, in order, as a finding names a line by its index. */
export type StoredRows = Readonly<Record<(typeof rowLists)[number], readonly string[]>>;

export const storedRows = (values: EditorValues): StoredRows => ({
  requirements: filled(values.requirements).map(({ id }) => id),
  questions: filled(values.questions).map(({ id }) => id),
  process: filled(values.process).map(({ id }) => id),
});

/** `requirements.1` → `requirements.row-7`; other fields as they are. */
export function toFieldKey(field: string, rows: StoredRows): string {
  const [name, position] = field.split('.');
  const list = rowLists.find((one) => one === name);
  const id = list && rows[list][Number(position)];
  return id ? `${name}.${id}` : field;
}

export const neededFields = [
  'title',
  'category',
  'level',
  'contract',
  'mode',
  'areas',
  'pay',
  'text',
] as const;
export type NeededField = (typeof neededFields)[number];

/** Fields that a published posting requires and these values lack, in the order of the form. */
export function findMissing(values: EditorValues): NeededField[] {
  const posting = toPosting(values);
  return neededFields.filter((field) => {
    if (field === 'title') return !posting;
    if (field === 'areas') return values.areas.length === 0 && values.mode !== 'remote';
    if (field === 'pay') return toPay(values) === null;
    return values[field].trim() === '';
  });
}
