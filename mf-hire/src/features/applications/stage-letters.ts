import type { Stage } from '@sabi/contracts/http/hiring/applications';
import type { Language } from '@sabi/contracts/language';

/** A key for each stage: the first letter of its name that no stage before it has, or its number. */
export function stageLetters(stages: readonly Stage[], language: Language): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    stages.map(({ id, name }, index) => {
      const letters = [...name[language].toLowerCase()].filter((letter) => /[a-z]/.test(letter));
      const key = letters.find((letter) => !taken.has(letter)) ?? String(index + 1);
      taken.add(key);
      return [id, key];
    }),
  );
}
