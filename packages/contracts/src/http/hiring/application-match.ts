import { z } from 'zod';
import { matchStates } from '../../hiring/application-terms';

/** One thing that a requirement asks for. */
const askedSchema = z.object({
  words: z.string().describe('As the requirement has it'),
  state: z.enum(matchStates),
  quote: z
    .object({
      text: z.string().describe('A line of the profile as sent, or a part of a long one, verbatim'),
      word: z.string().describe('What shows it, a part of `text`'),
    })
    .nullable()
    .describe('null where the profile does not show it'),
});

export const applicationMatchSchema = z
  .object({
    version: z.string().describe('Of the rules and names by which it was made'),
    requirements: z
      .array(
        z.object({
          text: z.string().describe('Of the posting, verbatim'),
          must: z.boolean(),
          state: z.enum(matchStates).describe('`near`: in other words, or not all of it'),
          asked: z.array(askedSchema).min(1),
        }),
      )
      .describe('Those of the posting that a profile can show, in its order'),
  })
  .describe('It decides nothing: a person may meet a requirement that the profile does not show')
  .meta({ id: 'ApplicationMatch' });
export type ApplicationMatch = z.infer<typeof applicationMatchSchema>;
