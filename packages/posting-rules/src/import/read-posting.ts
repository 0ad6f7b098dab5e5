import { findArea } from '@sabi/areas';
import type { Pay, Posting } from '../posting';

type Fields = Readonly<Record<string, unknown>>;

/**
 * A posting of an import file. Missing fields and other types count as absent, as a check must not depend on a schema.
 */
export function readPosting(value: unknown): Posting {
  const fields = isFields(value) ? value : {};
  return {
    title: toText(fields['title']),
    text: toText(fields['text']),
    company: toText(fields['company']),
    language: toText(fields['language']),
    mode: toText(fields['mode']),
    contract: toText(fields['contract']),
    part_time: fields['part_time'] === true,
    level: toText(fields['level']),
    category: toText(fields['category']),
    areas: findAreaCodes(fields),
    pay: readPay(fields),
    requirements: readTexts(fields['requirements']),
    questions: readTexts(fields['questions']),
  };
}

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

/** Items are texts, or objects with one: `{ text, must }`. */
function readTexts(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.map((item: unknown) => toText(isFields(item) ? item['text'] : item));
}

function readPay({ pay_min, pay_max }: Fields): Pay {
  return { min: toNumber(pay_min), max: toNumber(pay_max) };
}

const toNumber = (value: unknown) => (typeof value === 'number' ? value : null);

function findAreaCodes(fields: Fields): string[] {
  const province = findArea(toText(fields['province']));
  const search = province?.kind === 'province' ? { province: province.code } : {};
  const area = findArea(toText(fields['city']), search) ?? province;
  return area ? [area.code] : [];
}
