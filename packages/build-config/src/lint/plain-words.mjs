// Names, comments and texts for developers use standard terms.
import { relative } from 'node:path';
import { findInName, findInNameOfCvs, findInSentence, suggestionFor } from './former-words.mjs';
import { toNamePattern } from './released-names.mjs';

/** @typedef {Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]} Rule */

/** @param {string} word */
const messageFor = (word) => `"${word}" is not a term of the field: say ${suggestionFor(word)}`;

const testFunctions = new Set(['test', 'it', 'describe']);
const logMethods = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal']);

/**
 * The first name of a call such as `test`, `test.each(rows)`, `describe.skip`.
 * @param {any} callee
 * @returns {string | undefined}
 */
function firstNameOf(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return firstNameOf(callee.object);
  return callee.type === 'CallExpression' ? firstNameOf(callee.callee) : undefined;
}

/** Text of a literal or a template without its expressions. @param {any} node @returns {string | undefined} */
function textOf(node) {
  if (node?.type === 'TemplateLiteral')
    return node.quasis.map((/** @type {any} */ { value }) => value.cooked).join(' ');
  return typeof node?.value === 'string' ? node.value : undefined;
}

/** Whether a call defines a test, a group of tests or a step. @param {any} callee */
const isTestCall = (callee) => testFunctions.has(firstNameOf(callee) ?? '');

/** Whether a call describes a field of a contract. @param {any} callee */
const isFieldDescription = (callee) =>
  callee.type === 'MemberExpression' && callee.property.name === 'describe' && !isTestCall(callee);

/** @param {any} callee */
const isLogCall = (callee) =>
  callee.type === 'MemberExpression' &&
  logMethods.has(callee.property.name) &&
  /logger$/i.test(callee.object.name ?? callee.object.property?.name ?? '');

/**
 * Checks names at their declaration, so imported names are accepted. Of string literals, it checks test titles, contract
 * descriptions and summaries, metric help and log codes, as others may be texts for users. Options: `released`, names
 * fixed by a contract or a store; `releasedTexts`, released descriptions. A released name of one word is accepted as a
 * key only. `isAboutCvs`: whether the rules for names in code about CVs apply.
 * @type {Rule}
 */
export const plainWords = {
  meta: {
    schema: [
      {
        type: 'object',
        properties: {
          released: { type: 'array', items: { type: 'string' } },
          releasedTexts: { type: 'array', items: { type: 'string' } },
          isAboutCvs: { type: 'boolean' },
        },
        additionalProperties: false,
      },
    ],
  },
  create(context) {
    const { released, releasedTexts, isAboutCvs } =
      /** @type {{ released: string[], releasedTexts: string[], isAboutCvs?: boolean }} */ (
        /** @type {unknown} */ (context.options[0])
      );
    const find = isAboutCvs ? findInNameOfCvs : findInName;
    const report = (/** @type {any} */ node, /** @type {string | undefined} */ word) => {
      if (word) context.report({ node, message: messageFor(word) });
    };
    const releasedName = new RegExp(`^(?:${released.map(toNamePattern).join('|')})$`);
    const checkName = (/** @type {any} */ node, name = node.name) => {
      if (/^[a-z]+$/.test(name) || !releasedName.test(name)) report(node, find(name));
    };
    const checkKey = (/** @type {any} */ { key, computed }) => {
      if (!computed && key.name && !releasedName.test(key.name)) checkName(key);
    };
    const checkSentence = (/** @type {any} */ node) => {
      const text = textOf(node);
      if (text === undefined || releasedTexts.includes(text)) return;
      for (const word of findInSentence(text)) report(node, word);
    };
    return {
      Program(program) {
        checkName(program, relative(context.cwd, context.filename));
        for (const comment of context.sourceCode.getAllComments())
          for (const word of findInSentence(comment.value)) report(comment, word);
        for (const scope of context.sourceCode.scopeManager.scopes)
          for (const { defs, identifiers, name } of scope.variables)
            if (defs.length > 0 && defs[0]?.type !== 'ImportBinding') checkName(identifiers[0], name);
      },
      ImportSpecifier({ imported, local }) {
        if (/** @type {any} */ (imported).name !== local.name) checkName(local);
      },
      CallExpression({ callee, arguments: given }) {
        if (isTestCall(callee) || isFieldDescription(callee)) checkSentence(given[0]);
        if (isLogCall(callee)) for (const each of given) report(each, find(textOf(each) ?? ''));
      },
      'Property[key.name=/^(summary|help)$/]': (/** @type {any} */ { value }) => checkSentence(value),
      'PropertyDefinition, MethodDefinition, TSPropertySignature, TSMethodSignature, ObjectExpression > Property':
        checkKey,
    };
  },
};
