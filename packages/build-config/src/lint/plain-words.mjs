// Names and comments use the terms of the field. String literals are not checked: they are texts of pages, titles of tests and values of contracts.
import { basename } from 'node:path';

/** @typedef {import('./plugin.mjs').Rule} Rule */

/** @param {readonly string[]} words @param {string} terms @returns {[word: string, terms: string][]} */
const suggest = (words, terms) => words.map((word) => [word, terms]);

const suggestions = new Map([
  ...suggest(
    ['tell', 'tells', 'told', 'telling'],
    'report, notify, reveal, send, publish, log, show or distinguish',
  ),
  ...suggest(['impatient', 'impatience', 'patience'], 'timeout or deadline'),
  ...suggest(['somebody'], 'the role: a user, a visitor, a recruiter, a caller'),
]);
const anyWord = new RegExp(String.raw`\b(?:${[...suggestions.keys()].join('|')})\b`, 'gi');

/** @param {string} name in any case @returns {string | undefined} */
const wordIn = (name) => splitName(name).find((part) => suggestions.has(part));

/** @param {string} name */
const splitName = (name) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** @param {string} word */
const messageFor = (word) => `"${word}" is not a term of the field: say ${suggestions.get(word)}`;

/** A key with data may be a field of a contract or of a dictionary; a key with a function is a name of ours. @param {any} property */
const isMethod = ({ value }) =>
  value.type === 'ArrowFunctionExpression' || value.type === 'FunctionExpression';

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
        checkName(program, basename(context.filename));
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
      'PropertyDefinition, MethodDefinition, TSPropertySignature, TSMethodSignature': checkKey,
      'ObjectExpression > Property'(/** @type {any} */ property) {
        if (isMethod(property)) checkKey(property);
      },
    };
  },
};
