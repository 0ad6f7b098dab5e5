import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@sabi/contracts/language';
import { z } from 'zod';

const titledSchema = z.object({ title: z.string() });
const articleSchema = z.object({
  statistics: titledSchema,
  sections: z.array(titledSchema),
  caseStudy: titledSchema,
  opportunities: titledSchema,
  services: titledSchema,
  outlook: titledSchema,
});
const policySchema = z.object({ sections: z.array(z.object({ id: z.string() })) });

/** Public content of the site, read from the remotes' files: svc-ai may not import them. */
export interface SiteContent {
  /** Anchors of an article's parts in the order of its page; undefined for an unknown slug. */
  articleAnchors(slug: string, language: Language): string[] | undefined;
  policySections(name: string): string[];
  /** Text at a key with dots; undefined when there is none. */
  dictionaryText(remote: string, namespace: string, key: string): string | undefined;
  eventSlugs(): string[];
  /** Number of items of a list of the community page. */
  communityItems(list: 'questions' | 'rules'): number;
}

/** @param root of the repository */
export function readSiteContent(root: string): SiteContent {
  const marketing = join(root, 'mf-marketing/src');
  return {
    articleAnchors: (slug, language) => {
      const file = join(root, 'mf-blog/src/content/articles', slug, `${language}.json`);
      if (!existsSync(file)) return undefined;
      const { sections, ...body } = articleSchema.parse(readJson(file));
      const { statistics, caseStudy, opportunities, services, outlook } = body;
      return [statistics, ...sections, caseStudy, opportunities, services, outlook].map(({ title }) =>
        anchorOf(title),
      );
    },
    policySections: (name) =>
      policySchema
        .parse(readJson(join(marketing, 'features/legal/policies', name, 'en.json')))
        .sections.map(({ id }) => id),
    dictionaryText: (remote, namespace, key) => {
      const file = join(root, remote, 'src/locales/en', `${namespace}.json`);
      return existsSync(file) ? textAt(readJson(file), key) : undefined;
    },
    eventSlugs: () => readdirSync(join(marketing, 'content/events')).map((name) => name.replace(/\.ts$/, '')),
    communityItems: (list) => {
      const file = readFileSync(join(marketing, 'features/community/content', `${list}.ts`), 'utf8');
      const start = list === 'questions' ? /^ {4}question:/gm : /^ {4}title:/gm;
      return file.match(start)?.length ?? 0;
    },
  };
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function textAt(dictionary: unknown, key: string): string | undefined {
  const text = key
    .split('.')
    .reduce<unknown>(
      (node, name) =>
        typeof node === 'object' && node !== null
          ? Object.entries(node).find(([at]) => at === name)?.[1]
          : null,
      dictionary,
    );
  return typeof text === 'string' ? text : undefined;
}

/** As `outline.ts` of mf-blog makes it. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
