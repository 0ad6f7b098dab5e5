import type { Posting } from '@sabi/contracts/http/hiring/posting';
import type { ContractKind, JobLevel, questionKinds, WorkMode } from '@sabi/contracts/hiring/posting-terms';
import type { Language } from '@sabi/contracts/language';
import { writeAmount } from './amounts';

export type QuestionKind = (typeof questionKinds)[number];

/** A line of a list; its id is stable while lines move. */
export interface Row {
  readonly id: string;
  readonly text: string;
}

export interface RequirementRow extends Row {
  readonly must: boolean;
}

export interface QuestionRow extends Row {
  readonly kind: QuestionKind;
  readonly knock_out: 'yes' | 'no' | '';
}

export interface PayPartRow extends Row {
  readonly amount: string;
}

/** Values of the posting's form; numbers as typed. */
export interface EditorValues {
  readonly title: string;
  readonly language: Language;
  readonly text: string;
  readonly areas: readonly string[];
  readonly mode: WorkMode | '';
  readonly contract: ContractKind | '';
  readonly part_time: boolean;
  readonly level: JobLevel | '';
  readonly category: string;
  readonly openings: string;
  readonly pay_min: string;
  readonly pay_max: string;
  readonly parts: readonly PayPartRow[];
  readonly thr: boolean;
  readonly bpjs_kes: boolean;
  readonly bpjs_tk: boolean;
  readonly requirements: readonly RequirementRow[];
  readonly questions: readonly QuestionRow[];
  readonly process: readonly Row[];
}

let lastRow = 0;
/** An id that is unique on the page. */
export const newRowId = (): string => `row-${(lastRow += 1)}`;

export function toValues(posting: Posting): EditorValues {
  const { pay } = posting;
  const row = (text: string) => ({ id: newRowId(), text });
  return {
    title: posting.title,
    language: posting.language,
    text: posting.text,
    areas: posting.areas,
    mode: posting.mode ?? '',
    contract: posting.contract ?? '',
    part_time: posting.part_time,
    level: posting.level ?? '',
    category: posting.category ?? '',
    openings: String(posting.openings),
    pay_min: pay ? writeAmount(String(pay.min)) : '',
    pay_max: pay ? writeAmount(String(pay.max)) : '',
    parts: (pay?.parts ?? []).map(({ name, amount }) => ({
      ...row(name),
      amount: amount === null ? '' : writeAmount(String(amount)),
    })),
    thr: pay?.thr ?? true,
    bpjs_kes: pay?.bpjs_kes ?? true,
    bpjs_tk: pay?.bpjs_tk ?? true,
    requirements: posting.requirements.map(({ text, must }) => ({ ...row(text), must })),
    questions: posting.questions.map(({ text, kind, knock_out: ending }) => ({
      ...row(text),
      kind,
      knock_out: ending ?? '',
    })),
    process: posting.process.map(row),
  };
}

/** The same values with new row ids, as ids from before a reload may be in use. */
export function withNewIds(values: EditorValues): EditorValues {
  const renew = <Line extends Row>(rows: readonly Line[]) => rows.map((row) => ({ ...row, id: newRowId() }));
  return {
    ...values,
    parts: renew(values.parts),
    requirements: renew(values.requirements),
    questions: renew(values.questions),
    process: renew(values.process),
  };
}
