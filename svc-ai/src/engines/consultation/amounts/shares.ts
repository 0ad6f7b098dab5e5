import { digits, small } from './numbers';

const percent = String.raw`(?:%|pct\b|percent\b|per cent\b|persen\b)`;
const share = String.raw`(?:${digits}|\b(?:${small})\s)\s*${percent}`;
/** The same from its first digit or word. */
const wholeShare = String.raw`(?:\d{1,3}\s?(?:[–-]|to|and|dan|sampai|hingga)\s?)?(?:\d{1,3}(?:[.,]\d{1,2})?|(?:(?:${small})[\s-]+){1,2})\s*${percent}`;

/** Words between a fee and its amount. Others state savings: `agency fees by 15%`, `tarif angkutan 12%`. */
const between = String.raw`(?:(?:our|is|are|of|at|between|about|around|roughly|usually|typically|only|just|up to|will|be|for|an?|the|each|every|per|search|placement|hire|candidate|role|position|success|service|you|them|clients|companies|kami|sabi|jasa|itu|adalah|sebesar|sekitar|kira-kira|hanya|cuma|biasanya|umumnya|mulai|dari|antara|untuk|setiap|penempatan|pencarian|kandidat)\s+){0,8}`;
const fee = String.raw`fees?|commissions?|retainers?|komisi(?:nya)?|imbal(?:an(?:nya)?| jasa)`;
/** Words for our own price. */
const ourPrice = String.raw`(?:biaya|harga|tarif)(?:nya|(?:\s\w+)?\s(?:kami|sabi))|our\s(?:price|rate|share|cut)|tarif(?=:|\sadalah)`;
const charging = String.raw`(?:we|sabi)\s(?:take|ask)|(?<!\b(?:in|takes?|took|taking)\s)charg(?:es?|ed|ing)|(?:pay|owe)\sus|(?:kami|sabi)\s(?:meng)?(?:kenakan|ambil)|kami\s(?:minta|meminta|menagih|memungut)|dikenakan|(?:mem)?bayar\skami|(?:it|that|this|search|placement)\scosts?`;
const fees = [
  String.raw`\b(?:${fee}|${ourPrice}|${charging})[:,]?\s+${between}${wholeShare}`,
  String.raw`${share}\s+(?:as\s|sebagai\s)?(?:(?:an?|our|the|success|placement|search|service|recruitment|flat)\s){0,2}(?:${fee})\b`,
];

const offering =
  'you (?:get|receive|have)|we (?:offer|give)|anda (?:mendapat(?:kan)?|memperoleh)|kami (?:memberi(?:kan)?|menawarkan)';
const discount = 'discounts?|diskon|potongan(?: harga)?';
const discounts = [
  String.raw`${share}\s+off\b(?=\s*(?:$|[^\s\w]|(?:for|if|when|with|your|our|every|each)\b))`,
  String.raw`\b(?:${discount})\s+(?:up to|sampai|hingga)\s+${wholeShare}`,
  String.raw`\b(?:${offering})\s+(?:\w+\s+){0,3}?(?:${wholeShare}\s+(?:${discount})|(?:${discount})\s+(?:(?:of|sebesar)\s+)?${wholeShare})`,
];

const earner = String.raw`(?:candidate|hire|employee|talent|person)`;
/** Words between a percentage and its salary. */
const ofWhose = String.raw`(?:(?:the|an?|their|his|her|its|one|first|first-year|annual|yearly|monthly|gross|net|base|total|full|agreed|new|placed|year['’]?s?|months?['’]?s?|${earner}['’]?s?)\s+){0,6}`;
const salary = String.raw`salar(?:y|ies)|wages?|(?:annual|yearly|monthly|first[\s-]year(?:['’]s)?)\s+pay|compensation|(?:total\s)?(?:gaji|upah|penghasilan)`;
const part = 'third|quarter|fifth|half|sepertiga|seperempat|seperlima|setengah|separuh';
const count = String.raw`(?:\d|\b(?:${small}))`;
/** A search is often priced as a percentage of a salary. */
const ofSalary = [
  String.raw`(?:${share}|\b(?:${part}))\s+(?:of|dari)\s+${ofWhose}(?:${salary}|what\s${ofWhose}${earner}\searns)\b`,
  String.raw`${count}\s+months?['’]?s?\s+(?:of\s+)?(?:salary|wages|pay(?!\s+period))\b`,
  String.raw`\bgaji\s+${count}\s*bulan\b|(?:\d\s*|\b(?:${small})\s+|\bse)bulan\s+gaji\b`,
];

export const shares = [...fees, ...discounts, ...ofSalary];
/** A percentage at the end, which the next words may relate to a salary or a fee. */
export const openShares = [
  String.raw`(?:${share}|\b(?:${part}))[.,;:-]*(?:\s+(?:of|dari)(?:\s+[\w'’-]+){0,6})?`,
  String.raw`${count}\s+(?:months?['’]?s?|bulan)(?:\s+of)?`,
];
