import { planFacts, serviceFacts } from '@sabi/shared-texts/catalogue';
import { alone, digits, great, join, small } from './numbers';

const plan = planFacts.map(({ name }) => name.en).join('|');
const service = serviceFacts.flatMap(({ name }) => [name.en, name.id]).join('|');
const price = '(?:pric(?:es?|ed|ing)|costs?|fees?|charges?|(?:harga|biaya|tarif)(?:nya)?|senilai|seharga)';
const timeBefore =
  'in|of|from|since|until|till|by|for|during|before|after|year|to|and|tahun|sejak|pada|di|dari|hingga|sampai|dan|' +
  'jan\\w*|feb\\w*|mar\\w*|apr\\w*|may|mei|jun\\w*|jul\\w*|aug\\w*|agu\\w*|sep\\w*|o[ck]t\\w*|nov\\w*|de[cs]\\w*';
const year = String.raw`(?:19|20)\d\d\b`;
/** A year after a word of time, unless a payment interval follows, or a span of years. */
const time = String.raw`(?<=\b(?:${timeBefore})\s)${year}(?!\s+(?:a|per)\s)|${year}\s*[–-]\s*(?:${year}|now|present|sekarang)`;
/** At least three digits and not a year; `Office 365` is a product. */
const number = String.raw`(?<!\b(?:office|microsoft)\s)(?!${time})(?:[1-9]\d{0,2}(?:[ .,'’]\d{3}){1,3}|[1-9]\d{2,7})(?![.,:-]?\d)${alone}`;
const someWords = (most: number) => String.raw`(?:[\w'’-]+\s+){0,${most}}?`;

const grouped = String.raw`(?<![\d.,])[1-9]\d{0,2}(?:[.,'’]\d{3})+(?<=\d{2}[.,'’]\d{3}|[.,'’]\d{3}[.,'’]\d{3})(?:[.,]\d\d\b)?(?![.,]?\d)`;
const inWords = String.raw`(?:\b(?:${small})${join}|${digits}\s*)(?:${great})\b`;
const spoken = String.raw`\b(?:sejuta|semiliar|(?:couple of|several|few|of an?|beberapa|seperempat|sepertiga)\s+(?:ribu|juta|thousand|million))\b`;

/** Amounts without a currency. */
export const bareAmounts = [
  String.raw`\b${price}[:,=]?\s+${someWords(3)}${number}`,
  String.raw`\b(?:${plan})\b\s*[:=(–—-]?\s*${someWords(2)}${number}`,
  // Large numbers count without context: digits as long as our prices, and words.
  `${grouped}${alone}`,
  String.raw`(?<![\d.,+/-]|\d )(?:[1-9]\d{5,7}|[1-9]\d{2} \d{3})(?!\d|[ -]\d)${alone}`,
  `${inWords}${alone}`,
  `${spoken}${alone}`,
  // Near a word for price, plan or service, even apparent quantities count.
  String.raw`\b(?:${price}|${plan}|${service})\b[^.!?;\n]{0,60}?(?:${grouped}|${inWords}|${spoken})`,
];
/** A number at the end of the text, which the next word may multiply. */
export const openNumbers = [digits, String.raw`\b(?:${small}|${great}|sejuta|semiliar)[.,;:-]*`];
