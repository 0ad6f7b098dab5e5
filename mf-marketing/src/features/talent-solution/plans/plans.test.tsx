import type { Catalogue } from '@sabi/contracts/http/billing';
import { planFacts } from '@sabi/contracts/catalogue';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPlatform, problemAnswer, signedIn } from '../../../testing/platform';
import { renderPart } from '../../../testing/render-part';
import { Plans } from './plans';

const amounts = {
  starter: [0, 0],
  basic: [350_000, 800_000],
  pro: [1_000_000, 2_500_000],
  elite: [2_000_000, 4_350_000],
};
const catalogue: Catalogue = {
  version: '2026-01',
  currency: 'IDR',
  plans: planFacts.map((plan) => {
    const [price = 0, listPrice = 0] = amounts[plan.plan_type];
    return { ...plan, features: [...plan.features], price, list_price: listPrice };
  }),
  services: [],
};
const address = 'GET /api/billing/v1/catalogue';

function show(options: Parameters<typeof renderPart>[1], answers: Response[] = [Response.json(catalogue)]) {
  const platform = createPlatform({ [address]: answers });
  return { ...renderPart(Plans, { ...options, fetch: platform.fetch }), ...platform };
}
const plan = (name: string) => within(screen.getByRole('article', { name }));
/** Intl puts a space that does not break between sign and amount. */
const textOf = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

test('a visitor sees four plans and what they hold, and no price is asked for', () => {
  const { requests } = show({});
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Starter',
    'Basic',
    'Pro',
    'Elite',
  ]);
  expect(screen.getAllByText('Login to See Details')).toHaveLength(4);
  expect(screen.getByRole('region').textContent).not.toMatch(/Rp/);
  expect(requests).toEqual([]);
  expect(plan('Pro').getByText('POPULAR')).toBeTruthy();
  expect(plan('Starter').getByText('1 basic CV template')).toBeTruthy();
  expect(plan('Elite').getByText(/1-hour session with an HR expert you choose from 20\+/)).toBeTruthy();
  expect(plan('Basic').getByRole('link', { name: 'Choose Basic' }).getAttribute('href')).toBe('/auth');
});

test.each(['en', 'id'] as const)(
  'with a session prices are shown as Indonesians write them, in %s',
  async (language) => {
    show({ session: signedIn, language });
    await screen.findByText('Rp 350.000');
    expect(textOf(screen.getByRole('article', { name: 'Elite' }))).toContain('Rp 2.000.000');
    const struck = [...document.querySelectorAll('s')].map(textOf);
    expect(struck).toEqual(['Rp 800.000', 'Rp 2.500.000', 'Rp 4.350.000']);
    expect(plan('Starter').getByText(language === 'en' ? 'Free' : 'Gratis')).toBeTruthy();
    const prefix = language === 'en' ? '' : '/id';
    for (const link of screen.getAllByRole('link'))
      expect(link.getAttribute('href')).toBe(`${prefix}/dashboard`);
  },
);

test('prices that do not come can be asked for again', async () => {
  show({ session: signedIn }, [problemAnswer(503, 'DEPENDENCY_UNAVAILABLE'), Response.json(catalogue)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Rp 350.000');
});
