import { claimTexts } from '@sabi/claims';
import { languages } from '@sabi/contracts/language';
import { renderInShell } from '@sabi/shell-sdk/testing';
import { setReducedMotion } from '@sabi/ui/testing';
import { act } from '@testing-library/react';
import { clients } from './components/client-logo/clients';
import { clientTestimonials } from './content/client-testimonials';
import { events } from './content/events';
import { talentTestimonials } from './content/talent-testimonials';
import { leaders } from './features/community/content/leaders';
import { clientEntries, talentEntries } from './features/home/testimonials/entries';
import { members } from './features/team/content/members';
import { dictionaries } from './locales/dictionaries';
import { eventPath } from './paths';
import { App, pages } from './routes';

// None of them lives: that is said wherever one of them is shown, until there are real ones.

const names = [
  ...[...clientEntries, ...talentEntries, ...clientTestimonials, ...talentTestimonials],
  ...[...Object.values(members).flat(), ...leaders, ...events.map(({ host }) => host)],
].map(({ name }) => name);
const companies = Object.values(clients).map(({ name }) => name);
const mark = { en: /invented/, id: /rekaan/ };

const addresses = Object.keys(pages).flatMap((pattern) =>
  pattern === eventPath(':slug') ? events.map(({ slug }) => eventPath(slug)) : [pattern],
);

beforeEach(() => {
  setReducedMotion(true);
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T12:00:00+07:00'));
});
afterEach(() => jest.restoreAllMocks());

test.each(languages)('each page that shows somebody invented says so (%s)', async (language) => {
  const silent: string[] = [];
  let marked = 0;
  for (const path of addresses) {
    const { view } = await act(async () =>
      renderInShell({ dictionaries, variables: claimTexts, App }, { path, language }),
    );
    const { textContent, innerHTML } = view.container;
    const text = textContent ?? '';
    const isAnyShown =
      names.some((name) => text.includes(name)) || companies.some((name) => innerHTML.includes(name));
    if (isAnyShown && !mark[language].test(text)) silent.push(path);
    if (isAnyShown) marked += 1;
    view.unmount();
  }
  expect(silent).toEqual([]);
  expect(marked).toBeGreaterThan(5);
});
