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

test("the main thing of the page the server sent is shown by the page's card, that of another page is not", () => {
  document.head.innerHTML = `
    <link rel="canonical" href="https://site.example/blog/one">
    <meta property="og:url" content="https://site.example/blog/one">
    <meta property="og:image" content="https://site.example/cards/one.png">`;
  const article = { '@type': 'Article', mainEntityOfPage: 'https://site.example/blog/one' };
  const head = { title: 'One', description: 'An article', structuredData: [article, { '@type': 'WebSite' }] };
  applyHead(document, head);
  expect(structuredData()).toEqual([
    { ...article, image: 'https://site.example/cards/one.png' },
    { '@type': 'WebSite' },
  ]);
  document.querySelector('link')?.setAttribute('href', 'https://site.example/blog/two');
  applyHead(document, head);
  expect(structuredData()).toEqual([article, { '@type': 'WebSite' }]);
});
