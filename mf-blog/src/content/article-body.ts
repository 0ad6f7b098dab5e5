import type { articleBodySchema } from '../../checks/article-body-schema.mjs';
import type { z } from 'zod';

/** The body of an article in one language, as its JSON file holds it; checked when the remote is built. */
export type ArticleBody = z.infer<typeof articleBodySchema>;
