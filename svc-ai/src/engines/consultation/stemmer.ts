const endings = /(?:nya|kan|lah|ings?|ed|es|s|an)$/;
const leastLetters = 4;

/** A word without a common ending of English or Indonesian, so that its forms are found as one. */
export function stem(word: string): string {
  const stemmed = word.replace(endings, '');
  return stemmed.length >= leastLetters ? stemmed : word;
}
