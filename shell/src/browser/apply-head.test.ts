import { applyHead } from './apply-head';

const structuredData = () =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent),
  );

test('the head says what the page in view is, and nothing of the one before', () => {
  const [organization, article] = [{ '@type': 'Organization' }, { '@type': 'Article', name: '</script>' }];
  applyHead(document, {
    title: 'Home',
    description: 'Where to begin',
    robots: 'noindex',
    structuredData: [organization],
  });
  applyHead(document, { title: 'Blog', description: 'What we know', structuredData: [article] });
  expect(document.title).toBe('Blog · Sabi');
  expect(document.head.querySelector<HTMLMetaElement>('meta[name="description"]')?.content).toBe(
    'What we know',
  );
  expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
  expect(structuredData()).toEqual([article]);
  applyHead(document, { title: 'Contact', description: 'How to reach us' });
  expect(structuredData()).toEqual([]);
});
