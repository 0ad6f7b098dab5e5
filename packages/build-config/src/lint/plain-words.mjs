// Names and comments use the terms of the field. String literals are not checked: they are texts of pages, titles of tests and values of contracts.
import { relative } from 'node:path';

/** @typedef {import('./plugin.mjs').Rule} Rule */

/** @param {readonly string[]} words @param {string} terms @returns {[word: string, terms: string][]} */
const suggest = (words, terms) => words.map((word) => [word, terms]);

/** Words that neither a name nor a comment has. */
const words = new Map([
  ...suggest(
    ['tell', 'tells', 'told', 'telling'],
    'report, notify, reveal, send, publish, log, show or distinguish',
  ),
  ...suggest(['impatient', 'impatience', 'patience'], 'timeout or deadline'),
  ...suggest(['somebody'], 'the role: a user, a visitor, a recruiter, a caller'),
]);
const anyWord = new RegExp(String.raw`\b(?:${[...words.keys()].join('|')})\b`, 'gi');

/** Former names, which no name contains. A comment may have these words with another meaning. */
const formerNames = new Map([
  ...suggest(['live answer', 'live answers'], 'active stream'),
  ...suggest(['follow answer'], 'resume stream'),
  ...suggest(['speaks to machine', 'speak to machine'], 'prompt injection filter'),
  ...suggest(['few inflations'], 'decompression limit'),
  ...suggest(['usual look'], 'dominant style'),
  ...suggest(['unseen font', 'unseen fonts'], 'font stub'),
  ...suggest(['painted page', 'painted pages'], 'page text extractor'),
  ...suggest(['busy extractor'], 'concurrency limit'),
  ...suggest(['spare process', 'spare processes'], 'worker pool'),
  ...suggest(['ground in text', 'stands in text', 'stand in text'], 'grounding check'),
  ...suggest(['sentence release'], 'sentence buffer'),
  ...suggest(['once more if stored'], 'retry on duplicate'),
  ...suggest(['note ban'], 'apply ban'),
  ...suggest(['why refused'], 'rejection reason'),
  ...suggest(['mail way in'], 'magic link sign-in'),
  ...suggest(['other ways'], 'alternative, for example alternative sign-in'),
  ...suggest(['go on'], 'continue, resume or redirect'),
  ...suggest(['possession', 'possessions'], 'owned plan'),
  ...suggest(['kept claim', 'kept claims'], 'pending analysis, or allowed claim of a token'),
  ...suggest(['give up', 'gives up', 'gave up', 'given up', 'giving up'], 'cancel, time out or dead letter'),
]);
const suggestions = new Map([...words, ...formerNames]);
const anyName = new RegExp(String.raw`\b(?:${[...suggestions.keys()].join('|')})\b`);

/** @param {string} name in any case @returns {string | undefined} */
const wordIn = (name) => anyName.exec(splitName(name))?.[0];

/** @param {string} name @returns {string} its words in lower case, with one blank between them */
const splitName = (name) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ');

/** @param {string} word */
const messageFor = (word) => `"${word}" is not a term of the field: say ${suggestions.get(word)}`;

/**
 * A name is checked where it is declared, so an import of another folder's name is accepted.
 * Option `released`: names that a contract or a dictionary fixes.
 * @type {Rule}
 */
export const plainWords = {
  meta: {
    schema: [
      {
        type: 'object',
        properties: { released: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
  },
  create(context) {
    const { released } = /** @type {{ released: string[] }} */ (/** @type {unknown} */ (context.options[0]));
    const checkName = (/** @type {any} */ node, name = node.name) => {
      const word = released.includes(name) ? undefined : wordIn(name);
      if (word) context.report({ node, message: messageFor(word) });
    };
    const checkKey = (/** @type {any} */ { key, computed }) => {
      if (!computed && key.name) checkName(key);
    };
    return {
      Program(program) {
        checkName(program, relative(context.cwd, context.filename));
        for (const comment of context.sourceCode.getAllComments())
          for (const [word] of comment.value.matchAll(anyWord))
            context.report({ node: /** @type {any} */ (comment), message: messageFor(word.toLowerCase()) });
        for (const scope of context.sourceCode.scopeManager.scopes)
          for (const { defs, identifiers, name } of scope.variables)
            if (defs.length > 0 && defs[0]?.type !== 'ImportBinding') checkName(identifiers[0], name);
      },
      ImportSpecifier({ imported, local }) {
        if (/** @type {any} */ (imported).name !== local.name) checkName(local);
      },
      'PropertyDefinition, MethodDefinition, TSPropertySignature, TSMethodSignature, ObjectExpression > Property':
        checkKey,
    };
  },
};
