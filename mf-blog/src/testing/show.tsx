import type { Language } from '@sabi/contracts/language';
import { type FakeShellOptions, renderInShell } from '@sabi/shell-sdk/testing';
import { within } from '@testing-library/react';
import type { FirstArticle } from '../content/first-article';
import { loadArticleBody } from '../content/load-article-body';
import type { ArticleSlug } from '../content/slugs';
import { definition } from '../definition';
import { articlePath } from '../paths';

/** The remote at an address, in a shell that records what is asked of it. */
export function show(path: string, language: Language = 'en', options: FakeShellOptions = {}) {
  return renderInShell(definition, { path, language, ...options });
}

/** An article as the first page of a visit: its body comes with it. */
export async function showArticle(slug: ArticleSlug, language: Language = 'en') {
  const body = await loadArticleBody(slug, language);
  const initialState: FirstArticle = { slug, language, body };
  return { body, ...show(articlePath(slug), language, { initialState }) };
}

export function linkTo(name: string | RegExp, scope: HTMLElement = document.body): string | null {
  return within(scope).getByRole('link', { name }).getAttribute('href');
}
