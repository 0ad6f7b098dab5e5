import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import { redemptions } from '@sabi/contracts/billing/redemption';
import { claims } from '@sabi/marketing-claims';
import { findContradictions, type ShownText } from '@sabi/marketing-claims/rules';
import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import { listPublicPages } from '../support/site-pages';
import { expect, test } from '../support/test';
import { fetchPage } from '../support/served-page';

// test/claims.test.ts checks the texts of the sources; this checks rendered pages with their figures.

/** The reference documents of other texts, and industry figures with sources of their own. */
const policies = ['/terms', '/privacy'];
const isArticle = (path: string) => path.startsWith('/blog/');

for (const language of languages) {
  test(
    `no public page contradicts the claims, the terms or what can be used today (${language})`,
    { tag: '@core' },
    async ({ request }) => {
      const pages = (await listPublicPages(request, language)).filter(
        (path) => !policies.includes(path) && !isArticle(path),
      );
      const found: string[] = [];
      let textCount = 0;
      for (const path of pages) {
        const { document } = await fetchPage(request, localizedPath(language, path));
        const texts = readTexts(document, path);
        textCount += texts.length;
        found.push(...findContradictions(texts, language));
      }
      expect(found).toEqual([]);
      expect(textCount).toBeGreaterThan(1500);
      expectToBeFound(language);
    },
  );
}

/** Checks that a violation of each rule would be found. */
function expectToBeFound(language: Language): void {
  const broken = {
    en: '<p>Limited offer!</p><section><h2>80%</h2><p>Faster than ever</p></section>',
    id: '<p>Penawaran terbatas!</p><section><h2>80%</h2><p>Lebih cepat</p></section>',
  };
  expect(
    findContradictions(readTexts(parse(`<body>${broken[language]}</body>`), 'page'), language),
  ).toHaveLength(2);
}

/** Texts of elements, each with its part of the page. */
function readTexts(document: HTMLElement, place: string): ShownText[] {
  return document
    .querySelectorAll('body *')
    .filter(({ tagName }) => !['SCRIPT', 'STYLE', 'TEMPLATE'].includes(tagName))
    .filter(({ childNodes }) => childNodes.some(isWritten))
    .map((element) => {
      const part = element.closest('section, article, aside, dialog, main');
      return { place, text: nameReplyTimes(element.textContent), beside: part ? listPieces(part) : [] };
    });
}

const isWritten = ({ nodeType, textContent }: Node) =>
  nodeType === NodeType.TEXT_NODE && textContent.trim() !== '';

const listPieces = (node: Node): string[] =>
  isWritten(node) ? [node.textContent] : node.childNodes.flatMap(listPieces);

/** Working days for an answer promised by claims and the catalogue. */
const replyTimes = [
  claims.replyWorkingDays.value,
  claims.accessibilityReplyDays.value,
  ...Object.values(redemptions).flatMap((each) => (each.way === 'by_person' ? [each.working_days] : [])),
].join('|');

/** Replaces figures by the dictionaries' variables, which leaves only hand-written texts. */
const nameReplyTimes = (text: string) =>
  text.replaceAll(
    new RegExp(String.raw`\b(?:${replyTimes}) (working days?|hari kerja)\b`, 'g'),
    '{{days}} $1',
  );
