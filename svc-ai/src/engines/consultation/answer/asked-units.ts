/** Units of figures: how they are asked for, and how a sentence counts them. */
const units: readonly { readonly asked: RegExp; readonly counted: RegExp }[] = [
  { asked: /\b(?:hours?|jam)\b|小时/i, counted: /\d[\d.,×x ]*(?:hours?|jam)\b/i },
  {
    asked: /\b(?:days?|hari|how long|how soon|berapa lama|deadline|latest|paling lambat)\b|天|多久|最晚/i,
    counted: /\d[\d.,-]*(?:-| )?(?:working |hari kerja|calendar )?(?:days?|hari)\b/i,
  },
  {
    asked: /\b(?:weeks?|minggu|pekan|how long|berapa lama)\b|周|星期/i,
    counted: /\d+ (?:weeks?|minggu|pekan)\b/i,
  },
  { asked: /\b(?:months?|bulan|how long|berapa lama)\b|个月/i, counted: /\d+(?:-| )(?:months?|bulan)\b/i },
  { asked: /\b(?:years?|old|age|tahun|umur|usia|thn)\b|年|岁/i, counted: /\d+ (?:years?|tahun)\b/i },
  { asked: /\b(?:percent\w*|persen|rate)\b|%|百分/i, counted: /\d ?%|\bpersen\b|\bpercent\b/i },
  { asked: /\b(?:size|mb|megabytes?|ukuran|large|big|besar)\b|大小/i, counted: /\d+ ?MB\b/i },
  {
    asked: /\b(?:characters?|letters?|huruf|karakter)\b|字/i,
    counted: /\d+ (?:characters?|karakter|huruf)\b/i,
  },
];

export type Unit = (typeof units)[number];

/** Units that a question asks for. */
export const unitsAsked = (question: string): Unit[] => units.filter(({ asked }) => asked.test(question));

/** Whether a sentence has a figure of the unit. */
export const countsUnit = (sentence: string, { counted }: Unit): boolean => counted.test(sentence);
