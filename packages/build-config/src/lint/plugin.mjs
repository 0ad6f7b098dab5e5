// Rules that oxlint lacks, in ESLint's form. Imports are judged by their relative paths, without resolution.
import { existsSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { plainWords } from './plain-words.mjs';

/** @typedef {import('./plain-words.mjs').Rule} Rule */
/** Paths are absolute. @typedef {{ target: string, from: string, except?: string, message: string }} Zone */

/** @param {string} path @param {string} folder */
const isWithin = (path, folder) => path === folder || path.startsWith(folder + sep);

/** @type {Map<string, string>} */
const packageRoots = new Map();

/** The nearest parent folder with a package.json. @param {string} folder @returns {string} */
function packageRootOf(folder) {
  const known = packageRoots.get(folder);
  if (known !== undefined) return known;
  const parent = dirname(folder);
  const isRoot = parent === folder || existsSync(join(folder, 'package.json'));
  const root = isRoot ? folder : packageRootOf(parent);
  packageRoots.set(folder, root);
  return root;
}

/**
 * Visits each `import ... from`, `export ... from` and `import()` of a relative path.
 * @param {string} file
 * @param {(imported: string, node: any) => void} visit
 */
function visitRelativeImports(file, visit) {
  const visitSource = (/** @type {any} */ { source }) => {
    if (typeof source?.value === 'string' && /^\.{1,2}(\/|$)/.test(source.value))
      visit(resolve(dirname(file), source.value), source);
  };
  return {
    ImportDeclaration: visitSource,
    ExportNamedDeclaration: visitSource,
    ExportAllDeclaration: visitSource,
    ImportExpression: visitSource,
  };
}

/** A file under a zone's `target` imports nothing under its `from`, except under its `except`. @type {Rule} */
const noRestrictedPaths = {
  meta: {
    schema: [{ type: 'object', properties: { zones: { type: 'array' } }, additionalProperties: false }],
  },
  create(context) {
    const { zones } = /** @type {{ zones: Zone[] }} */ (/** @type {unknown} */ (context.options[0]));
    const matching = zones.filter(({ target }) => isWithin(context.filename, target));
    if (matching.length === 0) return {};
    return visitRelativeImports(context.filename, (imported, node) => {
      for (const { from, except, message } of matching)
        if (isWithin(imported, from) && !(except && isWithin(imported, except)))
          context.report({ node, message });
    });
  },
};

/** The folders of the options contain no files directly. @type {Rule} */
const noFilesDirectlyIn = {
  meta: {
    schema: [{ type: 'object', properties: { folders: { type: 'array' } }, additionalProperties: false }],
  },
  create(context) {
    const { folders } = /** @type {{ folders: string[] }} */ (/** @type {unknown} */ (context.options[0]));
    if (!folders.includes(dirname(context.filename))) return {};
    return {
      Program: (/** @type {any} */ node) =>
        context.report({ node, message: 'A file of the domain lies in the folder of its capability' }),
    };
  },
};

/**
 * Names allowed directly in a folder. @typedef {{ folders: readonly string[], files: readonly string[] }} FolderContent
 */

/** A folder of the options contains only the listed folders and files. @type {Rule} */
const knownContent = {
  meta: {
    schema: [{ type: 'object', properties: { folders: { type: 'object' } }, additionalProperties: false }],
  },
  create(context) {
    const { folders } = /** @type {{ folders: Record<string, FolderContent> }} */ (
      /** @type {unknown} */ (context.options[0])
    );
    const unknown = Object.entries(folders).find(([folder, content]) => {
      if (!isWithin(context.filename, folder)) return false;
      const [name = '', ...below] = context.filename.slice(folder.length + 1).split(sep);
      return !(below.length > 0 ? content.folders : content.files).includes(name);
    });
    if (!unknown) return {};
    const { folders: knownFolders, files } = unknown[1];
    const message = `Every service has the same here: ${[...knownFolders, ...files].join(', ')}`;
    return { Program: (/** @type {any} */ node) => context.report({ node, message }) };
  },
};

/** Packages are imported by name. @type {Rule} */
const noRelativePackages = {
  create(context) {
    const own = packageRootOf(dirname(context.filename));
    return visitRelativeImports(context.filename, (imported, node) => {
      if (packageRootOf(imported) !== own)
        context.report({ node, message: 'Another package is imported by its name' });
    });
  },
};

/** No syntax matches a selector of the options. @type {Rule} */
const noRestrictedSyntax = {
  meta: { schema: { type: 'array', items: { type: 'object' } } },
  create(context) {
    const restrictions = /** @type {{ selector: string, message: string }[]} */ (
      /** @type {unknown} */ (context.options)
    );
    return Object.fromEntries(
      restrictions.map(({ selector, message }) => [
        selector,
        (/** @type {any} */ node) => context.report({ node, message }),
      ]),
    );
  },
};

/** @param {any} identifier */
function isOnlyType(identifier) {
  let { parent } = identifier;
  while (parent.type === 'TSQualifiedName') parent = parent.parent;
  return parent.type === 'TSTypeQuery' || parent.type === 'TSTypePredicate';
}

/** @param {any} definition */
function mayBeUnused({ type, name, node }) {
  if (type === 'Parameter') return Boolean(node.body) && node.params.at(-1) === name;
  const declaration = node.type === 'VariableDeclarator' ? node.parent : node;
  return type !== 'ImportBinding' && !declaration.parent.type.startsWith('Export');
}

/** oxlint's `no-unused-vars` counts `typeof value` in a type as a use. @type {Rule} */
const noUnusedValues = {
  create(context) {
    if (context.filename.endsWith('.d.ts')) return {};
    const seen = new Set();
    return {
      'TSTypeQuery, TSTypePredicate'(/** @type {any} */ node) {
        let identifier = node.exprName ?? node.parameterName;
        while (identifier.type === 'TSQualifiedName') identifier = identifier.left;
        if (identifier.type !== 'Identifier' || identifier.name.startsWith('_')) return;
        /** @type {any} */
        let scope = context.sourceCode.getScope(node);
        while (scope && !scope.set.has(identifier.name)) scope = scope.upper;
        const variable = scope?.set.get(identifier.name);
        if (!variable || variable.defs.length === 0 || scope.type === 'tsModule' || seen.has(variable))
          return;
        seen.add(variable);
        const isUsed = variable.references.some(
          (/** @type {any} */ reference) => reference.isRead() && !isOnlyType(reference.identifier),
        );
        if (!isUsed && variable.defs.every(mayBeUnused))
          context.report({
            node: variable.identifiers[0],
            message: `'${variable.name}' is used only as a type`,
          });
      },
    };
  },
};

const lazyHelpers = ['lazyPage', 'lazyPart', 'lazyComponent', 'createLazyContent'];

/** @param {any} node */
function isGivenToHelper(node) {
  for (let each = node.parent; each; each = each.parent)
    if (each.type === 'CallExpression' && lazyHelpers.includes(each.callee.name)) return true;
  return false;
}

/** Lazy imports go through the helpers of shell-sdk, which contain load failures. @type {Rule} */
const resilientImport = {
  create(context) {
    const message = `Code of a page is loaded by ${lazyHelpers.join(', ')}: what cannot be loaded then fails in its own place`;
    return {
      "ImportDeclaration[source.value='react'] > ImportSpecifier[imported.name='lazy']": (
        /** @type {any} */ node,
      ) => context.report({ node, message }),
      ImportExpression(/** @type {any} */ node) {
        if (!isGivenToHelper(node)) context.report({ node, message });
      },
    };
  },
};

/** Form input survives a reload, by a hook named in the options. @type {Rule} */
const requireFormDraft = {
  meta: {
    schema: [
      {
        type: 'object',
        properties: { hooks: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
  },
  create(context) {
    const { hooks } = /** @type {{ hooks: string[] }} */ (/** @type {unknown} */ (context.options[0]));
    /** @type {any[]} */
    const forms = [];
    let hasDraft = false;
    return {
      'JSXOpeningElement[name.name=/^[fF]orm$/]': (/** @type {any} */ node) => void forms.push(node),
      CallExpression({ callee }) {
        if ('name' in callee && hooks.includes(String(callee.name))) hasDraft = true;
      },
      "ImportDeclaration[source.value='react-hook-form'] > ImportSpecifier[imported.name='useForm']": (
        /** @type {any} */ node,
      ) => context.report({ node, message: 'useDraftForm of @sabi/shell-sdk/drafts stores what is typed' }),
      'Program:exit'() {
        if (hasDraft) return;
        for (const node of forms)
          context.report({ node, message: `What is typed into a form is stored by ${hooks.join(', ')}` });
      },
    };
  },
};

export default {
  meta: { name: 'sabi' },
  rules: {
    'known-content': knownContent,
    'no-files-directly-in': noFilesDirectlyIn,
    'no-relative-packages': noRelativePackages,
    'no-restricted-paths': noRestrictedPaths,
    'no-restricted-syntax': noRestrictedSyntax,
    'no-unused-values': noUnusedValues,
    'plain-words': plainWords,
    'require-form-draft': requireFormDraft,
    'resilient-import': resilientImport,
  },
};
