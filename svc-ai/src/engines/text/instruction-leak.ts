/** As many words in a row are no chance. */
const telltaleWords = 12;

/** Whether an answer gives away the rules it was written by. Facts may be repeated: they are not among the rules. */
export function leaksInstructions(answer: string, rules: string): boolean {
  const said = ` ${toWords(answer).join(' ')} `;
  const words = toWords(rules);
  return words.some((_word, start) => {
    const run = words.slice(start, start + telltaleWords);
    return run.length === telltaleWords && said.includes(` ${run.join(' ')} `);
  });
}

/** Words at the end of a text that are enough to wait and see whether more of the rules follows. */
const suspiciousWords = 4;

/** Whether a text ends in the middle of the rules' words. */
export function endsWithinInstructions(text: string, rules: string): boolean {
  const end = toWords(text).slice(-suspiciousWords);
  return end.length === suspiciousWords && ` ${toWords(rules).join(' ')} `.includes(` ${end.join(' ')} `);
}

function toWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
