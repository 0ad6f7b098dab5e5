import type { articleBodySchema } from '../../checks/article-body-schema.mjs';
import type { z } from 'zod';

/** Body of an article in one language, as in its JSON file; checked when the remote is built. */
export type ArticleBody = z.infer<typeof articleBodySchema>;
