import { z } from 'zod';
import type { Passage } from '../../engines/consultation/passages/passage';
import { inBoth, type SiteFiles } from './read-files';

const localizedSchema = z.object({ en: z.string(), id: z.string() });
const contentSchema = z.object({
  questions: z.array(z.object({ question: localizedSchema, answer: localizedSchema })),
  rules: z.array(z.object({ title: localizedSchema, text: localizedSchema })),
  circles: z.array(z.object({ name: localizedSchema, topics: localizedSchema })),
  chapters: z.array(z.string()),
});

const folder = 'mf-marketing/src/features/community/content';
const pathOf = (part: string) => inBoth(() => `/community#${part}`);
const titles = {
  circles: { en: 'Circles by trade', id: 'Lingkar menurut bidang' },
  chapters: { en: 'Chapters by city', id: 'Cabang kota' },
};

/** Questions, rules, circles and chapters of the community. */
export async function communityPassages({ loadModule }: SiteFiles): Promise<Passage[]> {
  const names = ['questions', 'rules', 'circles', 'chapters'];
  const modules = await Promise.all(names.map((name) => loadModule(`${folder}/${name}.ts`)));
  const { questions, rules, circles, chapters } = contentSchema.parse(Object.assign({}, ...modules));
  return [
    ...questions.map(({ question, answer }, place) => ({
      id: `community/questions/${place}`,
      path: pathOf('questions'),
      title: question,
      text: answer,
    })),
    ...rules.map(({ title, text }, place) => ({
      id: `community/rules/${place}`,
      path: pathOf('rules'),
      title,
      text: inBoth((language) => `${title[language]}. ${text[language]}`),
    })),
    {
      id: 'community/circles',
      path: pathOf('circles'),
      title: titles.circles,
      text: inBoth((language) =>
        [
          `${titles.circles[language]}: ${circles.map(({ name }) => name[language]).join(', ')}.`,
          ...circles.map(({ name, topics }) => `${name[language]}: ${topics[language]}.`),
        ].join('\n'),
      ),
    },
    {
      id: 'community/chapters',
      path: pathOf('chapters'),
      title: titles.chapters,
      text: inBoth((language) => `${titles.chapters[language]}: ${chapters.join(', ')}.`),
    },
  ];
}
