/** A piece of HTML that is safe as it stands. */
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

/** Pieces one below the other. */
export function joinMarkup(pieces: readonly Markup[]): Markup {
  return new Markup(pieces.map(({ text }) => text).join('\n'));
}

/** Tag for HTML templates: every value is escaped unless it is Markup itself, so that a name can never be a tag. */
export function markup(strings: TemplateStringsArray, ...values: readonly (string | Markup)[]): Markup {
  const escaped = values.map((value) =>
    value instanceof Markup
      ? value.text
      : value.replaceAll(/[&<>"']/g, (character) => entities[character] ?? ''),
  );
  return new Markup(String.raw({ raw: strings }, ...escaped));
}
