/** Safe HTML. */
export class Markup {
  constructor(readonly text: string) {}
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Pieces separated by line breaks. */
export function joinMarkup(pieces: readonly Markup[]): Markup {
  return new Markup(pieces.map(({ text }) => text).join('\n'));
}

/** Tag for HTML templates: escapes every value that is not Markup. */
export function markup(strings: TemplateStringsArray, ...values: readonly (string | Markup)[]): Markup {
  const escaped = values.map((value) =>
    value instanceof Markup
      ? value.text
      : value.replaceAll(/[&<>"']/g, (character) => entities[character] ?? ''),
  );
  return new Markup(String.raw({ raw: strings }, ...escaped));
}
