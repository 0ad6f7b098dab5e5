const endings = /(?:nya|kan|lah|ings?|ed|es|s|an)$/;
const leastLetters = 4;

/** Removes a common English or Indonesian ending. */
export function stem(word: string): string {
  const stemmed = word.replace(endings, '');
  return stemmed.length >= leastLetters ? stemmed : word;
}
