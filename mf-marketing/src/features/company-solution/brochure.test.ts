/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brochureLanguages, renderBrochure } from '../../../brochure/brochure';

const maxBytes = 300_000;

test.each(brochureLanguages)('the brochure in %s is the one its texts and claims make', (language) => {
  const pdf = readFileSync(join(__dirname, `brochure.${language}.pdf`));
  const mark = /%brochure ([0-9a-f]{64})\n$/.exec(pdf.toString('latin1'))?.[1];
  expect(pdf.length).toBeLessThan(maxBytes);
  // Differs after a text or a claim has changed: run `npm run brochure -w mf-marketing`.
  expect(mark).toBe(createHash('sha256').update(renderBrochure(language)).digest('hex'));
});

test.each(brochureLanguages)('in %s it names nine steps and no claim is left unfilled', (language) => {
  const html = renderBrochure(language);
  expect(html.match(/<li>/g)).toHaveLength(9);
  expect(html).not.toContain('{{');
});
