/** A piece of HTML that is safe as it stands. */
export class Html {
  constructor(readonly text: string) {}
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Tag for HTML templates: every value is escaped unless it is Html itself, so that a name can never be markup. */
export function html(strings: TemplateStringsArray, ...values: readonly (string | Html)[]): Html {
  const escaped = values.map((value) =>
    value instanceof Html ? value.text : value.replaceAll(/[&<>"']/g, (character) => entities[character] ?? ''),
  );
  return new Html(String.raw({ raw: strings }, ...escaped));
}
