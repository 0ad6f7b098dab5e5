/** @jest-environment node */
import { remoteDeclarationSchema } from '@sabi/contracts/http/platform';
import declaration from '../remote.json';
import { paths } from './paths';
import { render } from './remote.server';

const texts: Record<keyof typeof paths, { en: string; id: string }> = {
  home: { en: 'Goodbye to job portals', id: 'Selamat tinggal, portal lowongan' },
  talentSolution: { en: 'AI CV Analyzer', id: 'Analisis CV dengan AI' },
  companySolution: { en: '90-day guarantee', id: 'garansi 90 hari' },
  applicantTracking: { en: 'Collaborative hiring', id: 'Rekrutmen kolaboratif' },
  contact: { en: 'hello@sabi.example', id: 'Kantor Jakarta' },
  events: { en: 'No event is on the calendar', id: 'belum ada acara' },
  community: { en: 'No group is open', id: 'belum ada grup' },
};

const pages = Object.entries(texts).flatMap(([page, { en, id }]) => {
  const url = paths[page as keyof typeof paths];
  return [
    [url, 'en', en],
    [url, 'id', id],
  ] as const;
});

test.each(pages)('the server renders %s in %s', async (url, language, text) => {
  const { status, head, html } = await render({ url, language });
  expect(status).toBe(200);
  expect(html).toContain(text);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).not.toContain('style='); // the content security policy refuses inline styles
  expect(head?.title).toBeTruthy();
});

test('without script the home page shows a whole phrase, and nothing that only script can work', async () => {
  const { html } = await render({ url: '/', language: 'en' });
  expect(html).toContain('data-testid="typed">HR recruitment process</span>');
  expect(html).not.toContain('<button');
});

test('an address without a page answers 404', async () => {
  const { status } = await render({ url: '/sabiats/nothing-here', language: 'en' });
  expect(status).toBe(404);
});

test('the declaration is valid, and holds the pages there are', () => {
  expect(remoteDeclarationSchema.parse(declaration).basePaths.toSorted()).toEqual(
    Object.values(paths).toSorted(),
  );
});
