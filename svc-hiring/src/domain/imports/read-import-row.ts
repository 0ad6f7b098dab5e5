import { areaByCode, findArea } from '@sabi/areas';
import { jobDays, type JobLevel } from '@sabi/contracts/hiring/posting-terms';
import { type Posting, postingSchema } from '@sabi/contracts/http/hiring/posting';
import type { z } from 'zod';
import { addDays } from '../jobs/job-lifecycle';
import { makeSlug } from '../slugs/make-slug';
import { toPlainText } from './plain-text';
import { openTooLong, type Row, rowSchema } from './row-schema';

/** Other names of levels. */
const levelNames: Readonly<Record<string, JobLevel>> = {
  supervisor: 'lead',
  middle: 'mid',
};

export interface ImportRow {
  readonly companyName: string;
  readonly posting: Posting;
  readonly publishedAt: Date;
  /** null for the usual time. */
  readonly expiresAt: Date | null;
}

/** A valid row, or its faults as `field: reason`. */
export type ReadRow = { readonly row: ImportRow } | { readonly faults: readonly string[] };

export function readImportRow(value: unknown, now: Date): ReadRow {
  const read = rowSchema.safeParse(value);
  if (!read.success) return { faults: describe(read.error) };
  const row = read.data;
  const areas = listAreas(row);
  const publishedAt = row.published_at ?? addDays(now, -row.posted_days_ago);
  const expiresAt = row.expires_at ?? null;
  const faults = [...areas.faults, ...findFaultyTimes({ publishedAt, expiresAt, now })];
  if (faults.length > 0) return { faults };
  const posting = postingSchema.safeParse(toPosting(row, areas.codes));
  if (!posting.success) return { faults: describe(posting.error) };
  return { row: { companyName: row.company, posting: posting.data, publishedAt, expiresAt } };
}

interface Areas {
  readonly codes: string[];
  readonly faults: readonly string[];
}

function listAreas({ areas, city, province: name, mode }: Row): Areas {
  if (areas) {
    const unknown = areas.filter((code) => !areaByCode(code));
    return { codes: areas, faults: unknown.map((code) => `areas: ${code} is not known`) };
  }
  const province = findArea(name);
  const area = city
    ? findArea(city, province?.kind === 'province' ? { province: province.code } : {})
    : province;
  if (area) return { codes: [area.code], faults: [] };
  const place = city || name;
  if (place) return { codes: [], faults: [`city: ${place} is not known`] };
  return { codes: [], faults: mode === 'remote' ? [] : ['city: Is missing'] };
}

function findFaultyTimes({
  publishedAt,
  expiresAt,
  now,
}: Pick<ImportRow, 'publishedAt' | 'expiresAt'> & { now: Date }): string[] {
  const longest = addDays(publishedAt, jobDays.longest);
  if (publishedAt > now) return ['published_at: Is in the future'];
  if (longest <= now) return [`published_at: ${openTooLong}`];
  if (expiresAt && expiresAt <= now) return ['expires_at: Is over'];
  return expiresAt && expiresAt > longest ? [`expires_at: ${openTooLong}`] : [];
}

function toPosting(row: Row, areas: string[]): unknown {
  const plain = (text: string) => toPlainText(text, row.text_format);
  const { pay_min: min, pay_max: max, thr, bpjs_kes, bpjs_tk } = row;
  const parts = row.pay_parts.map((part) => ({ ...part, name: plain(part.name) }));
  return {
    title: plain(row.title),
    language: row.language === 'mixed' ? 'id' : row.language,
    text: plain(row.text),
    areas,
    mode: row.mode,
    contract: row.contract,
    part_time: row.part_time,
    level: levelNames[row.level] ?? row.level,
    category: toCategory(row.category),
    openings: row.openings,
    pay: min === null || max === null ? null : { min, max, parts, thr, bpjs_kes, bpjs_tk }, // half a range is none
    requirements: row.requirements.map((each) => ({ ...each, text: plain(each.text) })),
    questions: row.questions.map(({ text, kind, knock_out }) => ({
      text: plain(text),
      kind: knock_out === null ? kind : 'yes_no',
      knock_out,
    })),
    process: row.process.map(plain),
  };
}

/** A category's name as its code; a code stays. */
const toCategory = (name: string): string =>
  postingSchema.shape.category.safeParse(name).success ? name : makeSlug(name, 'other');

const describe = ({ issues }: z.ZodError): string[] =>
  issues.map(({ path, message }) => `${path.join('.') || 'posting'}: ${message}`);
