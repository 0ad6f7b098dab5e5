import { consultationTexts } from '@sabi/shared-texts/consultation';
import { cvAnalysisTexts } from '@sabi/shared-texts/cv-analysis';
import { type Language, languages, localizedPath } from '@sabi/contracts/language';
import type { APIRequestContext } from '@playwright/test';
import { expectReflow } from '../support/accessibility-checks';
import {
  expectPasswordRefused,
  parsePlain,
  type PlainAnswer,
  sendPlainForm,
  typedCv,
} from '../support/plain-form';
import { expect, type Page, test } from '../support/test';
import { fetchPage } from '../support/served-page';
import { scriptOffTexts } from '../texts/script-off';

// Forms sent without script over HTTP, and the answering pages.

test.use({ javaScriptEnabled: false });

const textsIn = (language: Language) => ({
  own: scriptOffTexts[language],
  chat: consultationTexts[language],
  analysis: cvAnalysisTexts[language],
  at: (path: string) => localizedPath(language, path),
});
const addressOf = ({ url }: PlainAnswer) => url.pathname + url.search;
const headingOf = ({ document }: PlainAnswer) => document.querySelector('h1')?.text;

for (const language of languages)
  test(`a consultation is booked, a file analyzed, and what cannot be is said (${language})`, async ({
    page,
    request,
  }) => {
    const { own, analysis, at } = textsIn(language);
    const offers = await fetchPage(request, at('/talent-solution'));
    const booked = await sendPlainForm(request, offers, '[name=first_name]', {
      first_name: 'Laksmi',
      last_name: 'Rekawati',
      email: `laksmi-book-${language}@mail.example`,
    });
    expect(addressOf(booked)).toBe(at('/talent-solution?panel=expert&sent=yes'));
    expect(booked.document.text).toContain(own.sent);

    const analyzer = await fetchPage(request, at('/talent-solution?panel=cv-upload'));
    const send = (name: string, buffer: Buffer) =>
      sendPlainForm(request, analyzer, '[name=cvFile]', {
        cvFile: { name, mimeType: 'text/plain', buffer },
      });
    expect(headingOf(await send('cv.txt', Buffer.from(typedCv)))).toBe(analysis.result.title);
    const refused = await send('photo.png', Buffer.from(typedCv));
    expect(headingOf(refused)).toBe(own.cv.refused);
    expect(refused.document.text).toContain(analysis.faults.type);
    const huge = await send('huge.txt', Buffer.alloc(11_000_000, 'x'));
    expect(headingOf(huge)).toBe(own.notSent);
    await expectReadable(page, language, huge);
  });

test('a message, a chat, a CV, a search and a password are answered by pages', async ({ page, request }) => {
  const language: Language = 'en';
  const { own, chat, analysis, at } = textsIn(language);
  await test.step('a message of the contact form', async () => {
    const sent = await sendPlainForm(request, await fetchPage(request, at('/contact-us')), '[name=message]', {
      first_name: 'Laksmi',
      last_name: 'Rekawati',
      email: `laksmi-${language}@mail.example`,
      inquiry_type: 'company',
      message: 'We look for three production planners.',
    });
    expect(addressOf(sent)).toBe(at('/contact-us?sent=yes'));
    expect(sent.document.text).toContain(own.sent);
  });
  await test.step('chats: two answers in all, then the way to an account', async () => {
    const line = 'form[action$="/ai-consultant"] [name=message]';
    const say = async (asked: Parameters<typeof sendPlainForm>[1], message: string, answers: number) => {
      const answer = await sendPlainForm(request, asked, line, { message });
      expect(answer.document.text).toContain(message);
      const turns = answer.document.querySelectorAll('li');
      expect(turns.filter(({ text }) => text.includes(chat.speakers.bot))).toHaveLength(answers);
      return answer;
    };
    await say(await fetchPage(request, at('/talent-solution')), 'Interview?', 1);
    const second = await say(await fetchPage(request, at('/company-solution')), 'CV?', 1);
    const gated = await say(second, '<b>Salary?</b>', 1);
    const field = gated.document.querySelector(`[placeholder="${chat.gatedPlaceholder}"]`);
    expect(field?.hasAttribute('disabled')).toBe(true);
    expect(findLink(gated, chat.unlock)).toBe(at('/auth?mode=sign-up'));
    await expectReadable(page, language, gated);
  });
  await test.step('a CV, whose end waits for an account', async () => {
    const analyzer = await fetchPage(request, at('/talent-solution?panel=cv-upload'));
    const analyzed = await sendPlainForm(request, analyzer, '[name=cvText]', {
      cvText: typedCv,
    });
    expect(headingOf(analyzed)).toBe(analysis.result.title);
    const shown = analyzed.document.querySelector('.text');
    expect(shown?.text.length).toBeGreaterThan(200);
    expect(shown?.text.length).toBeLessThanOrEqual(400);
    expect(shown?.querySelector('h2')).not.toBeNull();
    expect(await listCookies(request)).toContain('sabi-cv-claim');
    expect(findLink(analyzed, analysis.result.signUp)).toBe(at('/auth?mode=sign-up'));
    await expectReadable(page, language, analyzed);
  });
  await test.step('a search in the blog', async () => {
    const blog = await fetchPage(request, at('/blog'));
    const found = await sendPlainForm(request, blog, '[name=q]', {
      q: own.search.query,
    });
    expect(addressOf(found)).toBe(at(`/blog?q=${own.search.query}`));
    expect(found.document.text).toMatch(own.search.found);
  });
  await test.step('a password, which no form lets go', async () => {
    for (const path of ['/auth', '/auth?mode=sign-up']) {
      const document = parsePlain((await fetchPage(request, at(path))).html);
      expect(document.querySelectorAll('[role=status]').map(({ text }) => text)).toContainEqual(
        expect.stringContaining(own.needsScript),
      );
      expect(document.querySelector('form [type=submit]')?.hasAttribute('disabled')).toBe(true);
    }
    await expectPasswordRefused(request, at('/auth'), { language, notSent: own.notSent });
  });
});

const findLink = ({ document }: PlainAnswer, name: string) =>
  document
    .querySelectorAll('a')
    .find(({ text }) => text.trim() === name)
    ?.getAttribute('href');

const listCookies = async (request: APIRequestContext) =>
  (await request.storageState()).cookies.map(({ name }) => name);

/** A service's answer is a whole page with its styles: language, one heading, and no wider than a phone. */
async function expectReadable(
  page: Page,
  language: Language,
  { html, document }: PlainAnswer,
): Promise<void> {
  expect(document.querySelector('html')?.getAttribute('lang')).toBe(language);
  expect(document.querySelectorAll('h1')).toHaveLength(1);
  await page.setContent(html);
  await expectReflow(page, 'an answer of a service');
}
