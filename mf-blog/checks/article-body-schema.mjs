// Schema of an article's body in one language, `src/content/articles/<slug>/<language>.json`.
import { z } from 'zod';

const line = z.string().trim().min(1);
const paragraphs = z.array(line).min(1);
/**
 * Page of the source itself. A home page, also one of a language (`/en/`), proves nothing: such a source is named without a link.
 */
const documentUrl = z
  .url({ protocol: /^https$/ })
  .refine((url) => !/^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?$/i.test(new URL(url).pathname), 'is a home page');
const titledText = z.strictObject({ title: line, text: line });

export const articleBodySchema = z.strictObject({
  introduction: paragraphs,
  statistics: z.strictObject({
    title: line,
    items: z
      .array(
        z.strictObject({
          /** The figure in the notation of the language: `1.8 million`, `Rp 350.000`. */
          value: line,
          label: line,
          /** Number of the figure's source below, from 1. */
          source: z.number().int().min(1),
        }),
      )
      .min(3)
      .max(6),
    sources: z.array(z.strictObject({ name: line, url: documentUrl.optional() })).min(1),
  }),
  /** The article's text, by sections. */
  sections: z.array(z.strictObject({ title: line, paragraphs })).min(4),
  quote: z.strictObject({ text: line, author: line, role: line }).optional(),
  caseStudy: z.strictObject({
    title: line,
    /** Kind of case: a client's, with consent, or composed from several. */
    note: line,
    challenge: z.array(line).min(3),
    approach: z.array(line).min(3),
    results: z.array(line).min(3),
  }),
  /** Four roles in demand, or openings of the industry. */
  opportunities: z.strictObject({ title: line, text: line, cards: z.array(titledText).length(4) }),
  services: z.strictObject({ title: line, text: line, items: z.array(titledText).length(4) }),
  outlook: z.strictObject({ title: line, paragraphs }),
  callToAction: z.strictObject({
    title: line,
    text: line,
    /** For talent: `Explore Retail Careers`. The other button reads `Partner with Us` in every article. */
    careersLabel: line,
  }),
});

/** @typedef {z.infer<typeof articleBodySchema>} ArticleBody */
