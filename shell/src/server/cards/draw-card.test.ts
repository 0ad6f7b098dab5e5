/**
 * @jest-environment node
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardSize } from './card-address';
import { cardColors } from './card-picture';
import { drawCard } from './draw-card';

const long = 'Consumer goods and retail hiring in every province of Indonesia, '.repeat(10);

test.each([
  ['short', 'Industry insights', 'What we learn while hiring.'],
  ['too long', long, long],
  ['with accents and marks', 'Café & “Rekrutmen” <b>', 'Rp 350.000 · 100% – é'],
])(
  'a card of words that are %s is a picture of the size networks ask for',
  async (_what, title, description) => {
    const image = await drawCard({ title, description, tagline: 'Recruitment' });
    expect(image.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
    expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([cardSize.width, cardSize.height]);
  },
);

test('its colours are those of the site, as it is in the light', () => {
  const tokens = readFileSync(join(__dirname, '../../../../packages/ui/src/tokens.css'), 'utf8');
  for (const color of Object.values(cardColors))
    expect(tokens).toMatch(new RegExp(`: (?:var\\(--if-light, )?${color}[;)]`));
});
