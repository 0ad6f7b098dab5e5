import { cities, provinces } from '@sabi/areas';
import { contractKinds, jobLevels, questionKinds, workModes } from '@sabi/contracts/hiring/posting-terms';
import type { Posting } from '@sabi/contracts/http/hiring/posting';
import { languages } from '@sabi/contracts/language';

/** Signs that formats escape or forbid, each in every tenth posting. */
const signs = [
  ...[']]>', '<b>tebal</b>', '&amp; & &#0;', '"kutip" \'satu\'', '👩🏽‍🍳 😀', '\u{FFFE}\u{FFFF}'],
  ...['<!-- x --> <?y?>', '日本語 العربية', '\u{A0}\u{200B}Rp\u{AD}'],
];

const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;
const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_none, index) => make(index));

/** Different postings with every value of every term, and none to all of what is optional. */
export const generatePostings = (count: number): Posting[] => times(count, generatePosting);

function generatePosting(no: number): Posting {
  const sign = at(signs, no);
  const mode = at(workModes, no);
  return {
    title: `Staf ${no} ${sign}`.trim(),
    language: at(languages, no),
    text: `Tugas ${no}: ${sign} sehari-hari.\n\nBaris satu\n- dua\n\ttiga ${sign} x`,
    areas: mode === 'remote' && no % 2 === 0 ? [] : times((no % 5) + 1, (index) => areaOf(no * 7 + index)),
    mode,
    contract: at(contractKinds, no),
    part_time: no % 4 === 0,
    level: at(jobLevels, no),
    category: at(['food_service', 'it-data', 'logistics'], no),
    openings: no + 1,
    pay: {
      min: 4_000_000 + no,
      max: 5_000_000 + no,
      parts: times(no % 4, (index) => ({
        name: `Tunjangan ${index} ${sign} x`,
        amount: index === 0 ? null : no,
      })),
      thr: no % 2 === 0,
      bpjs_kes: no % 3 === 0,
      bpjs_tk: no % 5 === 0,
    },
    requirements: times(no % 6, (index) => ({ text: `Syarat ${index} ${sign} x`, must: index % 2 === 0 })),
    questions: times(no % 5, (index) => generateQuestion(index, sign)),
    process: times(no % 3, (index) => `Langkah ${index} ${sign} x`),
  };
}

/** A city, or now and then only a province. */
const areaOf = (index: number): string => at(index % 11 === 0 ? provinces : cities, index).code;

function generateQuestion(index: number, sign: string): Posting['questions'][number] {
  const kind = at(questionKinds, index);
  const ending = kind === 'yes_no' ? at(['yes', 'no', null] as const, index) : null;
  return { text: `Pertanyaan ${index} ${sign} x?`, kind, knock_out: ending };
}
