// Fits the weights of answer/certainty.ts and prints how well a search finds the passage of a question it has not seen:
// each question of `asked-questions` is searched while it and a fifth of the others are left out, beside questions that
// the site does not answer (data/off-site.json). `npm run fit-certainty -w svc-ai`; nothing of the judged questions is read.
import { certaintyFeatures } from '../../../src/engines/consultation/answer/certainty';
import { findIntent } from '../../../src/engines/consultation/intents/find-intent';
import { askedQuestions } from '../../../src/engines/consultation/retrieval/asked-questions';
import {
  type Audience,
  createPassageIndex,
  type PassageIndex,
} from '../../../src/engines/consultation/retrieval/passage-index';
import { publicPassages } from '../../../src/engines/consultation/retrieval/public-passages';
import { type Example, fitRegressions } from '../../corpus/confidence/fit-regression';
import offSite from '../data/off-site.json';

const folds = 5;
const mostFound = 8;
const mostSources = 3;
const kind = 'answer';
const languages = ['en', 'id', 'zh'] as const;

interface Asked {
  readonly text: string;
  readonly language: (typeof languages)[number];
  /** Of the passage that answers it. */
  readonly id: string;
}

const groups = askedQuestions.flatMap((byPassage) =>
  Object.entries(byPassage).flatMap(([id, all]) =>
    all.map((group) =>
      languages.flatMap((language) => group[language].map((text): Asked => ({ text, language, id }))),
    ),
  ),
);
/** FNV-1a, so that neighbours of a group fall into different folds, in the same way each time. */
function foldOf(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash % folds;
}

const audienceOf = (id: string): Audience =>
  /mf-hire|company-solution|applicant-tracking|^terms\/(?:guarantee|companies)|^article/.test(id)
    ? 'company'
    : 'talent';

const counts = new Map<string, { all: number; found: number }>();
const examples: (Example & { readonly fold: number })[] = [];

function searchFold(index: PassageIndex, fold: number): void {
  for (const { text, language, id } of groups.flat().filter((asked) => foldOf(asked.text) === fold)) {
    const found = index.search(text, mostFound, audienceOf(id));
    const paths = [...new Set(found.map(({ passage }) => passage.path.en))].slice(0, mostSources);
    const isRight = paths.includes(index.find(id)?.path.en ?? '');
    const name = `${language}, ${id.startsWith('article/') ? 'articles' : 'pages'}`;
    const { all, found: right } = counts.get(name) ?? { all: 0, found: 0 };
    counts.set(name, { all: all + 1, found: right + (isRight ? 1 : 0) });
    const features = certaintyFeatures(found);
    // Chinese words that no dictionary has are left out of coverage, so that these questions would blur its weight.
    if (features && language !== 'zh') examples.push({ kind, features, isRight, fold });
  }
  for (const text of offSite.filter((each) => foldOf(each) === fold)) {
    const asked = {
      message: text,
      whole: text,
      language: 'en',
      isSignedIn: false,
      isOfCompany: false,
    } as const;
    const features = findIntent(asked)
      ? undefined
      : certaintyFeatures(index.search(text, mostFound, 'talent'));
    if (features) examples.push({ kind, features, isRight: false, fold });
  }
}

for (let fold = 0; fold < folds; fold += 1) {
  const kept = groups.flatMap((group) => {
    const questions = group.filter(({ text }) => foldOf(text) !== fold).map(({ text }) => text);
    const [first] = group;
    return first ? [{ id: first.id, questions }] : [];
  });
  searchFold(createPassageIndex(publicPassages(), kept), fold);
}
for (const [name, { all, found }] of counts)
  console.log(`${name}: ${all} questions, passage among the first three ${(found / all).toFixed(3)}`);

const rated = Array.from({ length: folds }, (_each, fold) => {
  const others = examples.filter((example) => example.fold !== fold);
  const fitted = fitRegressions(others)[kind];
  return examples
    .filter((example) => example.fold === fold)
    .map((example) => {
      const sum = Object.entries(example.features).reduce(
        (all, [name, size]) => all + (fitted?.weights[name] ?? 0) * size,
        fitted?.bias ?? 0,
      );
      return { isRight: example.isRight, probability: 1 / (1 + Math.exp(-sum)) };
    });
}).flat();
console.log(`${examples.length} examples; all of them:`, JSON.stringify(fitRegressions(examples)[kind]));
for (const least of [0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7]) {
  const wrong = rated.filter(({ isRight, probability }) => probability >= least && !isRight).length;
  const refused = rated.filter(({ isRight, probability }) => probability < least && isRight).length;
  console.log(
    `said from ${least}: ${wrong} wrong, ${refused} refused though right, ${wrong + refused} together`,
  );
}
