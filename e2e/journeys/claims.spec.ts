import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import { redemptions } from '@sabi/contracts/billing/redemption';
import { claims } from '@sabi/marketing-claims';
import { findContradictions, type ShownText } from '@sabi/marketing-claims/rules';
import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import { listPublicPages } from '../support/site-pages';
import { expect, test } from '../support/test';
import { fetchPage } from '../support/served-page';

// Each text of the sources is read by test/claims.test.ts; here pages are read as they are put together, figures filled in.

/** The documents that other texts are held against, and industry figures with sources of their own. */
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

/** A page that breaks a rule of each kind would be found. */
function expectToBeFound(language: Language): void {
  const broken = {
    en: '<p>Limited offer!</p><section><h2>80%</h2><p>Faster than ever</p></section>',
    id: '<p>Penawaran terbatas!</p><section><h2>80%</h2><p>Lebih cepat</p></section>',
  };
  expect(
    findContradictions(readTexts(parse(`<body>${broken[language]}</body>`), 'page'), language),
  ).toHaveLength(2);
}

/** Texts of elements that have some of their own, each with the part of the page it stands in. */
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

/** Numbers of working days that the claims and the catalogue promise an answer within. */
const replyTimes = [
  claims.replyWorkingDays.value,
  claims.accessibilityReplyDays.value,
  ...Object.values(redemptions).flatMap((each) => (each.way === 'by_person' ? [each.working_days] : [])),
].join('|');

/** With the variables of dictionaries, so that only texts written by hand are left. */
const nameReplyTimes = (text: string) =>
  text.replaceAll(
    new RegExp(String.raw`\b(?:${replyTimes}) (working days?|hari kerja)\b`, 'g'),
    '{{days}} $1',
  );
