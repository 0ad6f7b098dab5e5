/** Entries in the order of the ids; entries without an id there come last, in their present order. */
export function sortByIds<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  ids: readonly string[],
): Entry[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: Entry) => places.get(id) ?? ids.length;
  return entries.toSorted((one, other) => placeOf(one) - placeOf(other));
}
