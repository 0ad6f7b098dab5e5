/** In order; the last page may have fewer items. */
export function splitIntoPages<Item>(items: readonly Item[], perPage: number): Item[][] {
  const pageCount = Math.ceil(items.length / perPage);
  return Array.from({ length: pageCount }, (_, page) => items.slice(page * perPage, (page + 1) * perPage));
}
