/** What a spreadsheet computes, and apostrophes before it. */
const computed = /^'*[=+\-@\t\r＝＋－＠]/u;

/** A text that a spreadsheet shows instead of computing. */
export const guardFormula = (text: string): string => (computed.test(text) ? `'${text}` : text);

/** The text that was guarded; any other text stays. */
export const readGuarded = (text: string): string =>
  text.startsWith("'") && computed.test(text) ? text.slice(1) : text;
