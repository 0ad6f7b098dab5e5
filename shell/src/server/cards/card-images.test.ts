/**
 * @jest-environment node
 */
import { CardImages } from './card-images';

const words = (title: string) => ({ title, description: 'About', tagline: 'Sabi' });

test('cards are drawn one at a time, and the same one once', async () => {
  let drawing = 0;
  let most = 0;
  let drawn = 0;
  const cards = new CardImages(async ({ title }) => {
    most = Math.max(most, (drawing += 1));
    drawn += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    drawing -= 1;
    return Buffer.from(title);
  });
  const images = await Promise.all(['a', 'b', 'a', 'c'].map((title) => cards.get(words(title))));
  expect(images.map(String)).toEqual(['a', 'b', 'a', 'c']);
  expect({ most, drawn }).toEqual({ most: 1, drawn: 3 });
});

test('a drawing that failed holds up nobody, and is tried again', async () => {
  let broken = true;
  const cards = new CardImages(async ({ title }) => {
    if (broken && title === 'a') throw new Error('broken');
    return Buffer.from(title);
  });
  const [first, other] = await Promise.allSettled([cards.get(words('a')), cards.get(words('b'))]);
  expect([first.status, other.status]).toEqual(['rejected', 'fulfilled']);
  broken = false;
  expect(String(await cards.get(words('a')))).toBe('a');
});
