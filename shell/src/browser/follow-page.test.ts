import { createNavigation } from '@sabi/shell-sdk/host';
import { contentElementId } from '../page-data';
import { followPage } from './follow-page';

window.scrollTo = () => undefined;

function start() {
  document.head.innerHTML = `
    <link rel="canonical" href="https://site.example/">
    <link rel="alternate" hreflang="en" href="https://site.example/">
    <link rel="alternate" hreflang="id" href="https://site.example/id">
    <link rel="alternate" hreflang="x-default" href="https://site.example/">`;
  document.body.innerHTML = `<a href="/blog">Blog</a><main id="${contentElementId}" tabindex="-1"></main>`;
  window.history.replaceState(null, '', '/');
  const navigation = createNavigation(window);
  followPage(document, navigation);
  document.querySelector('a')!.focus();
  return navigation;
}

const addresses = () => [...document.head.querySelectorAll('link')].map(({ href }) => href);

test('the links in the head name the page moved to, in its language', () => {
  const navigation = start();
  navigation.navigate('/blog?q=x');
  const [en, id] = ['https://site.example/blog', 'https://site.example/id/blog'];
  expect(addresses()).toEqual([en, en, id, en]);
  navigation.switchLanguage('id');
  expect(addresses()).toEqual([id, en, id, en]);
});

test('a new page is read from its start', () => {
  start().navigate('/blog');
  expect(document.activeElement?.id).toBe(contentElementId);
});

test('another query or language of the same page leaves the focus where it is', () => {
  const navigation = start();
  navigation.navigate('/?q=x');
  navigation.switchLanguage('id');
  expect(document.activeElement?.tagName).toBe('A');
});
