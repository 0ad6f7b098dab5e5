/** Legal forms, which one document has and the next leaves out. */
const legalForms = new Set(
  'pt cv tbk ud persero perseroan inc incorporated ltd limited llc plc co corp corporation gmbh pte sdn bhd'.split(
    ' ',
  ),
);

/** What a text says, however its capitals, blanks and signs fall; comparing two such is comparing what they say. */
export function sayingOf(text: string | null): string {
  return wordsOf(text).join(' ');
}

/** The same for the name of a company. A name that is nothing but a legal form stays. */
export function companyOf(name: string | null): string {
  const words = wordsOf(name);
  const telling = words.filter((word) => !legalForms.has(word));
  return (telling.length > 0 ? telling : words).join(' ');
}

/** `0812-3456` and `+62 812 3456` are one number. */
export function phoneOf(phone: string | null): string {
  const digits = (phone ?? '').replace(/\D/g, '');
  return digits.replace(/^(62|0)/, '');
}

function wordsOf(text: string | null): string[] {
  return (
    (text ?? '')
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}+#]+/gu) ?? []
  );
}
