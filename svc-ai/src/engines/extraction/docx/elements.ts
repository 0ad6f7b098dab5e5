/**
 * Replaces the outermost elements of a name. Works on tags alone, in one pass, because parts are large and hold no
 * comments or CDATA in what Word writes; what is cut off stays as it is.
 * @param name with its prefix
 */
export function replaceElements(markup: string, name: string, replace: (element: string) => string): string {
  const tag = new RegExp(`<(/?)${name}(?=[\\s/>])[^<>]*?(/?)>`, 'g');
  let result = '';
  let at = 0;
  let depth = 0;
  let start = 0;
  for (const match of markup.matchAll(tag)) {
    const [whole, closing, empty] = match;
    if (depth === 0 && !closing) start = match.index;
    if (empty && depth > 0) continue;
    depth += closing ? -1 : empty ? 0 : 1;
    if (depth < 0) depth = 0;
    else if (depth === 0) {
      const end = match.index + whole.length;
      result += markup.slice(at, start) + replace(markup.slice(start, end));
      at = end;
    }
  }
  return result + markup.slice(at);
}

/** The outermost elements of a name, as markup. */
export function findElements(markup: string, name: string): string[] {
  const found: string[] = [];
  replaceElements(markup, name, (element) => {
    found.push(element);
    return '';
  });
  return found;
}
