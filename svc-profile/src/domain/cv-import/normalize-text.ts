/** Legal forms, which some documents omit. */
const legalForms = new Set(
  'pt cv tbk ud persero perseroan inc incorporated ltd limited llc plc co corp corporation gmbh pte sdn bhd'.split(
    ' ',
  ),
);

/** A text for comparisons: without case, spaces, accents and punctuation. */
export function normalizeText(text: string | null): string {
  return wordsOf(text).join(' ');
}

/** A company's name without its legal form, unless it is nothing else. */
export function normalizeCompany(name: string | null): string {
  const words = wordsOf(name);
  const significant = words.filter((word) => !legalForms.has(word));
  return (significant.length > 0 ? significant : words).join(' ');
}

/** The digits without trunk or country prefix: `0812-3456` equals `+62 812 3456`. */
export function normalizePhone(phone: string | null): string {
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
