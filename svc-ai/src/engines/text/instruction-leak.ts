/** This many words in a row are not a coincidence. */
const telltaleWords = 12;

/** Whether an answer repeats its instructions. Facts may be repeated: they are not part of `rules`. */
export function leaksInstructions(answer: string, rules: string): boolean {
  const said = ` ${toWords(answer).join(' ')} `;
  const words = toWords(rules);
  return words.some((_word, start) => {
    const run = words.slice(start, start + telltaleWords);
    return run.length === telltaleWords && said.includes(` ${run.join(' ')} `);
  });
}

/** This many words of the instructions at the end of a text keep it open. */
const suspiciousWords = 4;

/** Whether a text ends with words of the instructions. */
export function endsWithinInstructions(text: string, rules: string): boolean {
  const end = toWords(text).slice(-suspiciousWords);
  return end.length === suspiciousWords && ` ${toWords(rules).join(' ')} `.includes(` ${end.join(' ')} `);
}

function toWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
