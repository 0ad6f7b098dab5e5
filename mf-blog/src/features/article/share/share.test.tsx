import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createTranslations } from '@sabi/shell-sdk/react';
import { I18nextProvider } from 'react-i18next';
import { definition } from '../../../definition';
import { findArticle } from '../../../content/articles';
import { showArticle } from '../../../testing/show';
import { PlainShareLinks } from './plain-share-links';
import { shareLinksFor } from './share-links';
import blogId from '../../../locales/id/blog.json';

const address = 'https://site.example/id/blog/retail-industry';
const title = findArticle('retail-industry')!.title.id;

function setBrowserApi(name: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

async function openMenu() {
  const shell = await showArticle('retail-industry', 'id');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Bagikan' }));
  await screen.findByRole('menu');
  return { ...shell, user };
}

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

test('where the device has a share sheet, it gets title and address in the language of the page', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  setBrowserApi('share', share);
  await showArticle('retail-industry', 'id');
  await userEvent.click(screen.getByRole('button', { name: 'Bagikan' }));
  expect(share).toHaveBeenCalledWith({ title, url: address });
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a share sheet that is closed again is left at that', async () => {
  setBrowserApi('share', jest.fn().mockRejectedValue(new DOMException('', 'AbortError')));
  await showArticle('retail-industry');
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a share sheet that cannot be shown gives way to the menu', async () => {
  setBrowserApi('share', jest.fn().mockRejectedValue(new DOMException('', 'NotAllowedError')));
  await showArticle('retail-industry');
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByRole('menu')).toBeTruthy();
});

test('else a menu offers to copy the link, or to share it in four places', async () => {
  await openMenu();
  const items = screen.getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    blogId.share.copy,
    'WhatsApp',
    'LinkedIn',
    'X',
    'Facebook',
  ]);
  for (const item of items.slice(1)) {
    expect(decodeURIComponent(item.getAttribute('href') ?? '')).toContain(address);
    expect([item.getAttribute('target'), item.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  }
});

test('the menu closes with Escape and gives the focus back', async () => {
  const { user } = await openMenu();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bagikan' })));
});

test('the copied link is the address in the language of the page, and a toast says so', async () => {
  const { user, toasts } = await openMenu();
  const writeText = jest.fn().mockResolvedValue(undefined);
  setBrowserApi('clipboard', { writeText });
  await user.click(screen.getByRole('menuitem', { name: blogId.share.copy }));
  expect(writeText).toHaveBeenCalledWith(address);
  await waitFor(() => expect(toasts).toEqual([{ title: blogId.share.copied, tone: 'success' }]));
});

test('when the browser refuses to copy, the toast shows the link', async () => {
  const { user, toasts } = await openMenu();
  setBrowserApi('clipboard', undefined);
  await user.click(screen.getByRole('menuitem', { name: blogId.share.copy }));
  await waitFor(() => expect(toasts).toMatchObject([{ tone: 'destructive', description: address }]));
});

test('without script the same four places are plain links, folded away', () => {
  const page = { title, url: address };
  const html = renderToString(
    <I18nextProvider i18n={createTranslations(definition, 'id')}>
      <PlainShareLinks page={page} open={false} />
    </I18nextProvider>,
  );
  document.body.innerHTML = html;
  expect(document.querySelector('details')?.open).toBe(false);
  const links = [...document.querySelectorAll('details a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(shareLinksFor(page).map(({ href }) => href));
});

test('addresses of the four places hold title and address, encoded', () => {
  const links = shareLinksFor({ title: 'A & B', url: 'https://site.example/id/blog/x?a=1' });
  expect(links.map(({ href }) => href)).toEqual([
    'https://wa.me/?text=A+%26+B+https%3A%2F%2Fsite.example%2Fid%2Fblog%2Fx%3Fa%3D1',
    'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fsite.example%2Fid%2Fblog%2Fx%3Fa%3D1',
    'https://x.com/intent/post?text=A+%26+B&url=https%3A%2F%2Fsite.example%2Fid%2Fblog%2Fx%3Fa%3D1',
    'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fsite.example%2Fid%2Fblog%2Fx%3Fa%3D1',
  ]);
});
