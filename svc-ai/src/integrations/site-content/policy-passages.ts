import type { Language } from '@sabi/contracts/language';
import { z } from 'zod';
import type { Localized, Passage } from '../../engines/consultation/passages/passage';
import { inBoth, readJson } from './read-files';

const policySchema = z.object({
  sections: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      blocks: z.array(
        z.union([
          z.string(),
          z.object({ list: z.array(z.string()) }),
          z.object({ table: z.object({ rows: z.array(z.array(z.string())) }) }),
        ]),
      ),
    }),
  ),
});
type Section = z.infer<typeof policySchema>['sections'][number];

const policies = ['terms', 'privacy', 'accessibility'] as const;

/** @param office values of `{{address}}`, `{{email}}`, `{{phone}}` and `{{extension}}` */
export function policyPassages(root: string, office: Readonly<Record<string, string>>): Passage[] {
  return policies.flatMap((name) => {
    const read = (language: Language) =>
      policySchema.parse(readJson(root, 'mf-marketing/src/features/legal/policies', name, `${language}.json`))
        .sections;
    const sections = { en: read('en'), id: read('id') };
    return sections.en.map(({ id }): Passage => {
      const path = `/${name}#${id}`;
      const sectionIn = (language: Language) => sections[language].find((section) => section.id === id);
      return {
        id: `${name}/${id}`,
        path: { en: path, id: path },
        title: inBoth((language) => sectionIn(language)?.title ?? ''),
        text: fillIn(
          inBoth((language) => linesOf(sectionIn(language)).join('\n')),
          office,
        ),
      };
    });
  });
}

function linesOf(section: Section | undefined): string[] {
  return (section?.blocks ?? []).flatMap((block) => {
    if (typeof block === 'string') return [block];
    if ('list' in block) return block.list;
    return block.table.rows.map(([first, ...others]) => `${first}: ${others.join('; ')}.`);
  });
}

/** Claims stay variables: they are filled in when the passages are read. */
function fillIn({ en, id }: Localized, values: Readonly<Record<string, string>>): Localized {
  const fill = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
  return { en: fill(en), id: fill(id) };
}
