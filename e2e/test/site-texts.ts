import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Language } from '@sabi/contracts/language';
import { type ShownText, textsOf } from '@sabi/marketing-claims/rules';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import ts from 'typescript';

const isTextBearing = /^(?:mf-|svc-|shell$|gateway$)/;
const shared = [
  'packages/cv-report',
  'packages/purchase',
  'packages/shell-sdk',
  'packages/contracts',
  'packages/shared-texts',
  'packages/ui',
  'packages/service-kit',
];

/** The reference documents of other texts. */
const policies = /\/policies\/(?:terms|privacy)\//;

/** Every text of the site for readers: dictionaries, articles, page content and mails. */
export function listSiteTexts(): Readonly<Record<Language, ShownText[]>> {
  const parts = [...readdirSync(repositoryRoot).filter((name) => isTextBearing.test(name)), ...shared];
  const files = parts
    .map((part) => join(repositoryRoot, part, 'src'))
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !policies.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));
  const sentences = files.filter((file) => /\.tsx?$/.test(file)).flatMap(sentencesIn);
  const ofLanguage = (language: Language) => [
    ...files.filter((file) => isDictionary(file, language)).flatMap(readDictionary),
    ...sentences.filter(({ text }) => guessLanguage(text) === language),
  ];
  return { en: ofLanguage('en'), id: ofLanguage('id') };
}

const isDictionary = (file: string, language: Language) =>
  file.endsWith(`/${language}.json`) || (file.includes(`/locales/${language}/`) && file.endsWith('.json'));

const placeOf = (file: string) => relative(repositoryRoot, file);

const readDictionary = (file: string): ShownText[] =>
  textsOf(JSON.parse(readFileSync(file, 'utf8')), placeOf(file));

/** A sentence, unlike names, keys, search words or styles. */
const sentence = /^\s*[\p{Lu}{“"](?:\S*\s+){3}/u;
const style = /\{[^{}]*:[^{}]*;/;

/** Words found in nearly every Indonesian sentence, and in no English one. */
const indonesian =
  /\b(?:yang|dan|di|ke|dari|untuk|dengan|ini|itu|atau|kami|Anda|tidak|belum|akan|sudah|adalah|mereka|telah|hingga|orang|kandidat|bagi|pada)\b/i;

const guessLanguage = (text: string): Language => (indonesian.test(text) ? 'id' : 'en');

/** Sentences in a source file. */
function sentencesIn(file: string): ShownText[] {
  const place = placeOf(file);
  const texts: ShownText[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== undefined && sentence.test(text) && !style.test(text))
      texts.push({ place, text, beside: [] });
    ts.forEachChild(node, visit);
  };
  visit(
    ts.createSourceFile(
      file,
      readFileSync(file, 'utf8'),
      ts.ScriptTarget.Latest,
      false,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  );
  return texts;
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  const spans = node.templateSpans.map(({ expression, literal }) => `${nameOf(expression)}${literal.text}`);
  return `${node.head.text}${spans.join('')}`;
}

/** Name of the variable in dictionaries. */
function nameOf(expression: ts.Expression): string {
  return `{{${ts.isPropertyAccessExpression(expression) ? expression.name.text : 'value'}}}`;
}
