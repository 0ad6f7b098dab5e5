import { type Language } from '@sabi/contracts/language';
import { z } from 'zod';
import type { Passage } from '../../engines/consultation/passages/passage';
import { inBoth, namesIn, readJson } from './read-files';

const cardSchema = z.object({ title: z.string(), text: z.string() });
const articleSchema = z.object({
  statistics: z.object({
    title: z.string(),
    items: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
  sections: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })),
  caseStudy: z.object({
    title: z.string(),
    challenge: z.array(z.string()),
    approach: z.array(z.string()),
    results: z.array(z.string()),
  }),
  opportunities: z.object({ title: z.string(), text: z.string(), cards: z.array(cardSchema) }),
  services: z.object({ title: z.string(), text: z.string(), items: z.array(cardSchema) }),
  outlook: z.object({ title: z.string(), paragraphs: z.array(z.string()) }),
});

interface Part {
  readonly title: string;
  readonly text: string;
}

const articles = 'mf-blog/src/content/articles';

/** Parts of all articles, in the order of their pages, named by the anchor of the English title. */
export function articlePassages(root: string): Passage[] {
  return namesIn(root, articles).flatMap((slug) => {
    const read = (language: Language) =>
      partsOf(articleSchema.parse(readJson(root, articles, slug, `${language}.json`)));
    const parts = { en: read('en'), id: read('id') };
    return parts.en.map(({ title }, place): Passage => {
      const partIn = (language: Language) => parts[language][place] ?? { title: '', text: '' };
      return {
        id: `article/${slug}/${anchorOf(title)}`,
        path: inBoth((language) => `/blog/${slug}#${anchorOf(partIn(language).title)}`),
        title: inBoth((language) => partIn(language).title),
        text: inBoth((language) => partIn(language).text),
      };
    });
  });
}

function partsOf(article: z.infer<typeof articleSchema>): Part[] {
  const { statistics, sections, caseStudy, opportunities, services, outlook } = article;
  const writeCards = (cards: readonly z.infer<typeof cardSchema>[]) =>
    cards.map(({ title, text }) => `${title}: ${text}`);
  return [
    toPart(
      statistics.title,
      statistics.items.map(({ value, label }) => `${value} ${label}`),
    ),
    ...sections.map(({ title, paragraphs }) => toPart(title, paragraphs)),
    toPart(caseStudy.title, [...caseStudy.challenge, ...caseStudy.approach, ...caseStudy.results]),
    toPart(opportunities.title, [opportunities.text, ...writeCards(opportunities.cards)]),
    toPart(services.title, [services.text, ...writeCards(services.items)]),
    toPart(outlook.title, outlook.paragraphs),
  ];
}

const toPart = (title: string, lines: readonly string[]): Part => ({ title, text: lines.join('\n') });

/** As `outline.ts` of mf-blog makes it. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
