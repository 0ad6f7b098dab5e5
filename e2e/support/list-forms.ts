import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import ts from 'typescript';

/** Components that render a form, as paths from the repository's root: in every remote and shared package. */
export function listForms(): string[] {
  const remotes = readdirSync(repositoryRoot).filter((name) => name.startsWith('mf-'));
  return [...remotes, 'packages/purchase', 'packages/shell-sdk']
    .flatMap((folder) => listComponents(join(repositoryRoot, folder, 'src')))
    .filter(rendersForm)
    .map((file) => relative(repositoryRoot, file).replaceAll(sep, '/'))
    .sort();
}

const listComponents = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(({ name }) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map(({ name, parentPath }) => join(parentPath, name));

function rendersForm(file: string): boolean {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  const isForm = (node: ts.Node): boolean =>
    ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
      ts.isIdentifier(node.tagName) &&
      ['form', 'Form'].includes(node.tagName.text)) ||
    (ts.forEachChild(node, isForm) ?? false);
  return isForm(source);
}
