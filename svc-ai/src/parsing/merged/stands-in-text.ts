/** How many words of a longer text have to stand in the document: converters hyphenate and drop signs. */
const knownShare = 0.8;

export interface KnownText {
  /** True when the document says this, however its lines, blanks and capitals fall. */
  says(value: string): boolean;
}

/** A document's text, ready to be asked what it says. */
export function knowText(text: string): KnownText {
  const letters = lettersOf(text);
  const words = new Set(wordsOf(text));
  return {
    says: (value) => {
      const searched = lettersOf(value);
      if (searched === '') return false;
      if (letters.includes(searched)) return true;
      const longer = wordsOf(value);
      const known = longer.filter((word) => words.has(word)).length;
      return longer.length > 5 && known >= longer.length * knownShare;
    },
  };
}

/** Letters and digits alone, for comparing what is written in two ways. */
export function lettersOf(text: string): string {
  return wordsOf(text).join('');
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}+#]+/gu) ?? []
  );
}
