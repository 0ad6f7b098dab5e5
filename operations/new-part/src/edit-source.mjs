// Entries of TypeScript and JavaScript files: found by the syntax tree, put in and taken out as text, so that nothing else moves.
import ts from 'typescript';
import { Refusal } from './names.mjs';

/**
 * One change of a source. `at` is what must be there; without it the change is refused.
 * @typedef {{ list: string, entry: string } | { after: string, statement: string } | { imports: string }} SourceEdit
 */

/**
 * @param {string} file for refusals
 * @param {string} text
 * @param {readonly SourceEdit[]} edits
 * @throws {Refusal}
 */
export const addToSource = (file, text, edits) =>
  edits.reduce((whole, edit) => addOne(file, whole, edit), text);

/**
 * @param {string} file
 * @param {string} text
 * @param {readonly SourceEdit[]} edits the same as of the addition; what is no longer there is passed over
 */
export const removeFromSource = (file, text, edits) =>
  edits.toReversed().reduce((whole, edit) => removeOne(file, whole, edit), text);

/** @param {string} file @param {string} text @param {SourceEdit} edit */
function addOne(file, text, edit) {
  const source = parse(file, text);
  if ('imports' in edit) {
    const last = source.statements.filter(ts.isImportDeclaration).at(-1);
    if (!last) throw new Refusal(`${file}: expected imports to add one to; there are none.`);
    return insert(text, last.getEnd(), `\n${edit.imports}`);
  }
  if ('statement' in edit) {
    const anchor = findStatement(source, edit.after);
    if (!anchor)
      throw new Refusal(
        `${file}: expected a declaration of ${edit.after} to add one after it; there is none.`,
      );
    return insert(text, anchor.getEnd(), `\n${edit.statement}`);
  }
  const list = findList(source, edit.list);
  if (!list)
    throw new Refusal(
      `${file}: expected a list or object ${edit.list} to add an entry to it; there is none.`,
    );
  const items = itemsOf(list);
  const last = items.at(-1);
  if (!last) return insert(text, list.getStart() + 1, edit.entry);
  // Behind the comment of the last entry, where its line ends with one.
  const [restOfLine = ''] = /^,[ \t]*(?:\/\/.*)?(?=\n)/.exec(text.slice(last.getEnd())) ?? [];
  return restOfLine
    ? insert(text, last.getEnd() + restOfLine.length, `\n${edit.entry},`)
    : insert(text, last.getEnd(), `, ${edit.entry}`);
}

/** @param {string} file @param {string} text @param {SourceEdit} edit */
function removeOne(file, text, edit) {
  const source = parse(file, text);
  if ('imports' in edit)
    return removeNode(
      text,
      source.statements.find((each) => isSame(each, edit.imports)),
    );
  if ('statement' in edit) {
    const [added] = parse(file, edit.statement).statements;
    const name = added && nameOf(added);
    return removeNode(text, name ? findStatement(source, name) : undefined);
  }
  const list = findList(source, edit.list);
  const items = list ? itemsOf(list) : [];
  const item = items.find((each) => isSame(each, edit.entry));
  if (!item) return text;
  const before = text.slice(0, item.getStart()).trimEnd();
  return before + text.slice(item.getEnd()).replace(/^,/, '');
}

/** @param {string} file @param {string} text */
const parse = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/** @param {ts.Node} node @param {string} text compared without spaces, quotes of keys and commas at the end */
function isSame(node, text) {
  /** @param {string} each */
  const plain = (each) => each.replaceAll(/\s+/g, '').replaceAll(/,(?=[}\])])/g, '');
  return plain(node.getText()) === plain(text);
}

/** @param {string} text @param {number} at @param {string} inserted */
const insert = (text, at, inserted) => text.slice(0, at) + inserted + text.slice(at);

/** With its comment and the line break before it. @param {string} text @param {ts.Node | undefined} node */
function removeNode(text, node) {
  if (!node) return text;
  return text.slice(0, node.getFullStart()) + text.slice(node.getEnd());
}

/**
 * An array or object by the name of its variable or property, wherever it is, also behind `as const` or `/** @type *\/ (…)`.
 * @param {ts.SourceFile} source @param {string} name
 * @returns {ts.ArrayLiteralExpression | ts.ObjectLiteralExpression | undefined}
 */
function findList(source, name) {
  /** @type {ts.ArrayLiteralExpression | ts.ObjectLiteralExpression | undefined} */
  let found;
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (found) return;
    if ((ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && node.name.getText() === name) {
      const value = node.initializer && unwrap(node.initializer);
      if (value && (ts.isArrayLiteralExpression(value) || ts.isObjectLiteralExpression(value))) found = value;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** @param {ts.Expression} expression @returns {ts.Expression} */
function unwrap(expression) {
  return ts.isAsExpression(expression) ||
    ts.isParenthesizedExpression(expression) ||
    ts.isSatisfiesExpression(expression)
    ? unwrap(expression.expression)
    : expression;
}

/** @param {ts.ArrayLiteralExpression | ts.ObjectLiteralExpression} list @returns {readonly ts.Node[]} */
const itemsOf = (list) => (ts.isArrayLiteralExpression(list) ? list.elements : list.properties);

/** @param {ts.SourceFile} source @param {string} name */
function findStatement(source, name) {
  /** @type {ts.Statement | undefined} */
  let found;
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (found) return;
    if (nameOf(node) === name) found = /** @type {ts.Statement} */ (node);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Name of the function, or of the first variable, that a statement declares. @param {ts.Node} node */
function nameOf(node) {
  if (ts.isFunctionDeclaration(node)) return node.name?.text;
  return ts.isVariableStatement(node) ? node.declarationList.declarations[0]?.name.getText() : undefined;
}
