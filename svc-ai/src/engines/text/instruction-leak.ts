/** Consecutive words that are no coincidence. */
const telltaleWords = 12;

/** Whether an answer repeats its instructions. `rules` exclude facts, which may be repeated. */
export function leaksInstructions(answer: string, rules: string): boolean {
  const said = ` ${toWords(answer).join(' ')} `;
  const words = toWords(rules);
  return words.some((_word, start) => {
    const run = words.slice(start, start + telltaleWords);
    return run.length === telltaleWords && said.includes(` ${run.join(' ')} `);
  });
}

/** Consecutive words of the instructions that keep a text open. */
const suspiciousWords = 4;

/** Whether a text ends with words of the instructions. */
export function endsWithinInstructions(text: string, rules: string): boolean {
  const end = toWords(text).slice(-suspiciousWords);
  return end.length === suspiciousWords && ` ${toWords(rules).join(' ')} `.includes(` ${end.join(' ')} `);
}

function toWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
