import { claims } from '@sabi/marketing-claims';
import { languages } from '@sabi/contracts/language';
import { z } from 'zod';
import type { Passage } from '../../engines/consultation/passages/passage';
import { articlePassages } from './article-passages';
import { communityPassages } from './community-passages';
import { dictionaryPassages } from './dictionary-passages';
import { eventPassages } from './event-passages';
import { officePassages, officeSchema, toVariables } from './office-passages';
import { policyPassages } from './policy-passages';
import type { SiteFiles } from './read-files';

/**
 * All passages that stand in files of the remotes. @throws {Error} for content of another shape, an empty text, an
 * unknown variable or an id that stands twice
 */
export async function collectPassages(files: SiteFiles): Promise<Passage[]> {
  const { office } = z
    .object({ office: officeSchema })
    .parse(await files.loadModule('mf-marketing/src/office.ts'));
  const passages = [
    ...dictionaryPassages(files.root),
    ...policyPassages(files.root, toVariables(office)),
    ...officePassages(office, files.root),
    ...(await communityPassages(files)),
    ...(await eventPassages(files)),
    ...articlePassages(files.root),
  ];
  const ids = new Set<string>();
  for (const passage of passages) {
    if (ids.has(passage.id)) throw new Error(`${passage.id} stands twice`);
    ids.add(passage.id);
    assertWhole(passage);
  }
  return passages;
}

function assertWhole({ id, title, text }: Passage): void {
  for (const language of languages) {
    if (title[language] === '' || text[language] === '') throw new Error(`${id} says nothing in ${language}`);
    for (const [, name = ''] of `${title[language]} ${text[language]}`.matchAll(/\{\{(\w+)\}\}/g))
      if (!(name in claims)) throw new Error(`${id} names ${name}, which stands for nothing`);
  }
}
