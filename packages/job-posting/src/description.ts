import type { PublicJob } from '@sabi/contracts/http/hiring/board';
import { wording } from './wording';

type Described = Pick<PublicJob['posting'], 'language' | 'text' | 'requirements' | 'process'>;

/** Text of the job's page as HTML of paragraphs, breaks and lists; in the language of the posting. */
export function describeAsHtml({ language, text, requirements, process }: Described): string {
  const words = wording[language];
  const lines = requirements.map((each) => (each.must ? each.text : `${each.text} (${words.preferred})`));
  return [
    ...text.split(/\n{2,}/).map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`),
    ...listAsHtml('ul', words.requirements, lines),
    ...listAsHtml('ol', words.steps, process),
  ].join('');
}

function listAsHtml(tag: 'ol' | 'ul', title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const items = lines.map((line) => `<li>${escapeHtml(line)}</li>`);
  return [`<p>${title}:</p><${tag}>${items.join('')}</${tag}>`];
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
