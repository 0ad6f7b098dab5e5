import { fireEvent, screen, within } from '@testing-library/react';
import type { Language } from '@sabi/contracts/language';
import { setReducedMotion } from '@sabi/ui/testing';
import { renderPart } from '../../../testing/render-part';
import { OfficeSection } from './office-section';
import homeEn from '../../../locales/en/home.json';
import homeId from '../../../locales/id/home.json';

function showOffice(language: Language = 'en') {
  renderPart(OfficeSection, { language });
  const name = language === 'en' ? homeEn.office.title : homeId.office.title;
  return within(screen.getByRole('region', { name }));
}

beforeEach(() => setReducedMotion(true));

test('the map of a third party comes only once it is asked for', () => {
  const office = showOffice();
  expect(document.querySelector('iframe')).toBeNull();
  expect(office.getByText(/your browser contacts their servers/)).toBeTruthy();
  fireEvent.click(office.getByRole('button', { name: homeEn.office.loadMap }));
  const map = office.getByTitle<HTMLIFrameElement>(homeEn.office.mapTitle);
  expect(new URL(map.src).host).toBe('www.openstreetmap.org');
  expect(new URL(map.src).searchParams.get('bbox')).toBe('106.8013,-6.2305,106.8173,-6.2225');
  expect(new URL(map.src).searchParams.get('marker')).toBe('-6.2265,106.8093');
  expect(document.activeElement).toBe(map);
});

test('the address stands there in words, and the phone is dialled with its extension', () => {
  const office = showOffice();
  expect(office.getByText('Jalan Jenderal Sudirman Kav. 107')).toBeTruthy();
  const phone = office.getByRole('link', { name: '+62 21 0800 0100 ext. 1307' });
  expect(phone.getAttribute('href')).toBe('tel:+62-21-0800-0100;ext=1307');
});

test.each([
  ['en', homeEn.office.whatsApp, homeEn.office.greeting],
  ['id', homeId.office.whatsApp, homeId.office.greeting],
] as const)('in %s the chat opens in a new tab, greeting filled in', (language, name, greeting) => {
  const chat = showOffice(language).getByRole<HTMLAnchorElement>('link', { name });
  expect(chat.href).toMatch(/^https:\/\/wa\.me\/\d{8,15}\?text=[^ ]+$/);
  expect(new URL(chat.href).searchParams.get('text')).toBe(greeting);
  expect([chat.target, chat.rel]).toEqual(['_blank', 'noopener noreferrer']);
});
