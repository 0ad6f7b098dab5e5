const invisible = /(?!\t)[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

export const removeInvisible = (text: string): string => text.replace(invisible, '');

/**
 * The part of a text that is between two offsets once what nobody sees is removed and the ends are trimmed.
 * @returns verbatim, with what nobody sees within it
 */
export function sliceVisible(raw: string, from: number, to: number): string {
  const visible = removeInvisible(raw);
  if (visible === raw) return raw.slice(from, to);
  const offset = visible.length - visible.trimStart().length;
  const places = listVisiblePlaces(raw);
  const [first, last] = [places[offset + from], places[offset + to - 1]];
  return first === undefined || last === undefined ? '' : raw.slice(first, last + 1);
}

/** For each visible character its place in the text. */
function listVisiblePlaces(raw: string): number[] {
  const hidden = new Set<number>();
  for (const { 0: character, index } of raw.matchAll(invisible))
    for (let at = index; at < index + character.length; at += 1) hidden.add(at);
  return Array.from({ length: raw.length }, (_none, at) => at).filter((at) => !hidden.has(at));
}
