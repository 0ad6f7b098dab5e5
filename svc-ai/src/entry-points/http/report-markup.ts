import { joinMarkup, type Markup, markup } from '@sabi/service-kit/markup';

interface Item {
  readonly text: string;
  /** Lines of the CV and the model's explanation. */
  readonly details: readonly string[];
}

/**
 * A report's text, or a part of it, as headings, paragraphs and lists.
 * @param isRest it starts within a line
 */
export function describeReport(text: string, isRest = false): Markup {
  const blocks = text.split(/\n{2,}/).filter((block) => block.trim() !== '');
  return joinMarkup(blocks.map((block, index) => describeBlock(block, isRest && index === 0)));
}

/** The lines before a list are its heading, unless they continue a line. */
function describeBlock(block: string, isRest: boolean): Markup {
  const lines = block.split('\n').filter((line) => line.trim() !== '');
  const start = lines.findIndex((line) => line.startsWith('- '));
  if (start === -1) return markup`<p>${lines.join(' ')}</p>`;
  const before = lines.slice(0, start).join(' ');
  const lead = isRest ? markup`<p>${before}</p>` : markup`<h2>${before}</h2>`;
  const items = toItems(lines.slice(start));
  return markup`${before ? lead : ''}<ul>${joinMarkup(items.map(describeItem))}</ul>`;
}

function toItems(lines: readonly string[]): Item[] {
  return lines.reduce<Item[]>((items, line) => {
    if (line.startsWith('- ')) return [...items, { text: line.slice(2), details: [] }];
    const last = items.at(-1);
    if (!last) return items;
    return [...items.slice(0, -1), { ...last, details: [...last.details, line.trim()] }];
  }, []);
}

function describeItem({ text, details }: Item): Markup {
  return markup`<li>${text}${joinMarkup(details.map((detail) => markup`<p>${detail}</p>`))}</li>`;
}
