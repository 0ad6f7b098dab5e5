import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { languages } from '@sabi/contracts/language';
import { claimTexts } from '@sabi/marketing-claims';
import { renderInShell } from '@sabi/shell-sdk/testing';
import { setReducedMotion } from '@sabi/ui/testing';
import { act } from '@testing-library/react';
import { clients } from './components/client-logo/clients';
import { clientTestimonials } from './content/client-testimonials';
import { events } from './content/events';
import { talentTestimonials } from './content/talent-testimonials';
import { circles } from './features/community/content/circles';
import { leaders } from './features/community/content/leaders';
import { clientEntries, talentEntries } from './features/home/testimonials/entries';
import { teamPeople } from './features/team/content/team-people';
import { dictionaries } from './locales/dictionaries';
import { eventPath } from './paths';
import { App, pages } from './routes';

// Invented names: each is marked as invented, until there are real ones.

const people = [
  ...[...clientEntries, ...talentEntries, ...clientTestimonials, ...talentTestimonials],
  ...[...Object.values(teamPeople).flat(), ...leaders, ...events.map(({ host }) => host)],
].map(({ name }) => name);
const companies = Object.values(clients).map(({ name }) => name);
const names = [...new Set([...people, ...companies, ...circles.map(({ leader }) => leader)])];
const mark = { en: /invented/, id: /rekaan/ };

const addresses = Object.keys(pages).flatMap((pattern) =>
  pattern === eventPath(':slug') ? events.map(({ slug }) => eventPath(slug)) : [pattern],
);

/** Elements whose content is read as one: a section, an aside, a header or a dialog. */
const group = 'section, aside, header, [role="dialog"]';

/** Elements that show one of the names, as text or as alternative text. */
function findShown(page: HTMLElement): (readonly [name: string, element: Element])[] {
  const elements = [...page.querySelectorAll('*')];
  return names.flatMap((name) =>
    elements.filter((each) => showsItself(each, name)).map((each) => [name, each] as const),
  );
}

function showsItself(element: Element, name: string): boolean {
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const words = [
    ...own.map(({ textContent }) => textContent),
    element.getAttribute('aria-label'),
    element.getAttribute('alt'),
  ];
  return words.some((text) => text?.includes(name));
}

beforeEach(() => {
  setReducedMotion(true);
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T12:00:00+07:00'));
});
afterEach(() => jest.restoreAllMocks());

test.each(languages)(
  'whoever is invented is marked in the part of the page that shows them (%s)',
  async (language) => {
    const unmarked: string[] = [];
    const seen = new Set<string>();
    for (const path of addresses) {
      const { view, heads } = await act(async () =>
        renderInShell({ dictionaries, variables: claimTexts, App }, { path, language }),
      );
      for (const [name, element] of findShown(view.container)) {
        seen.add(name);
        const part = element.closest(group);
        if (!mark[language].test(part?.textContent ?? '')) unmarked.push(`${path}: ${name}`);
      }
      const head = JSON.stringify(heads);
      unmarked.push(...names.filter((name) => head.includes(name)).map((name) => `head of ${path}: ${name}`));
      view.unmount();
    }
    expect(unmarked).toEqual([]);
    expect(names.filter((name) => !seen.has(name))).toEqual([]);
  },
);

const root = join(__dirname, '../..');
const holdsTexts = /^(?:mf-|svc-|packages$|shell$|gateway$|local$)/;
const ownFiles = /^mf-marketing|node_modules|[/\\](?:dist|test)[/\\]|test-kit|\.test\.tsx?$/;

test('nobody invented is named outside of this remote, where nothing would mark them', () => {
  const files = readdirSync(root)
    .filter((folder) => holdsTexts.test(folder))
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter(({ name }) => /\.(?:tsx?|json)$/.test(name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !ownFiles.test(relative(root, file)));
  expect(files.length).toBeGreaterThan(500);
  const naming = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return names.some((name) => text.includes(name));
  });
  expect(naming).toEqual([]);
});
