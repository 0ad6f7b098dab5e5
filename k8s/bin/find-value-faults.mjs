// What is wrong with the values of an overlay, in sentences. kustomize itself refuses a value that is missing, by its path
// alone, and passes over one that it does not know.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { valuesSchema } from './values-schema.mjs';

/** @typedef {{ kind?: string, spec?: Record<string, unknown> }} Resource */

/** @param {string} folder @returns {{ resources?: string[], components?: string[], replacements?: { source: { kind?: string, fieldPath: string } }[] }} */
const readKustomization = (folder) => parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8'));

/** Folders of kustomizations that an overlay is made of, itself included. @param {string} folder @returns {string[]} */
function findParts(folder) {
  const { resources = [], components = [] } = readKustomization(folder);
  const inner = [...resources, ...components]
    .map((path) => join(folder, path))
    .filter((path) => existsSync(path) && statSync(path).isDirectory());
  return [folder, ...inner.flatMap(findParts)];
}

/** Paths of values that an overlay reads: `site.domain`. @param {string} overlay its folder @returns {string[]} */
export function findReadValues(overlay) {
  const paths = findParts(overlay)
    .flatMap((part) => readKustomization(part).replacements ?? [])
    .filter(({ source }) => source.kind === 'Values')
    .map(({ source }) => source.fieldPath.replace(/^spec\./, ''));
  return [...new Set(paths)];
}

/** @param {string} overlay its folder @returns {Record<string, unknown>} */
export function readValues(overlay) {
  const { resources = [] } = readKustomization(overlay);
  const documents = resources
    .filter((path) => /\.ya?ml$/.test(path))
    .flatMap((path) => parseAllDocuments(readFileSync(join(overlay, path), 'utf8')))
    .map((document) => /** @type {Resource | null} */ (document.toJS()));
  return documents.find((document) => document?.kind === 'Values')?.spec ?? {};
}

/**
 * @param {readonly string[]} read paths that the overlay reads
 * @param {Record<string, unknown>} values
 * @returns {string[]} a sentence for each fault, beginning with the value's path
 */
export function findValueFaults(read, values) {
  const sections = [...new Set(read.map((path) => path.split('.')[0] ?? ''))];
  const missing = sections
    .filter((section) => !(section in values))
    .map((section) => `${section}: is missing; it says ${listNames(section)}`);
  const idle = Object.keys(values)
    .filter((section) => section in valuesSchema.shape && !sections.includes(section))
    .map(
      (section) => `${section}: is read by no component of this overlay; leave it out, or add the component`,
    );
  const { error } = valuesSchema.safeParse(values, { reportInput: true });
  return [...missing, ...idle, ...(error?.issues ?? []).flatMap(describe)];
}

/** @param {z.core.$ZodIssue} issue @returns {string[]} */
function describe(issue) {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map(
      (key) => `${[...issue.path, key].join('.')}: is unknown; ${path || 'values'} has ${listNames(path)}`,
    );
  const isMissing = ['invalid_type', 'invalid_union'].includes(issue.code) && issue.input === undefined;
  if (!isMissing) return [`${path}: ${lowerFirst(issue.message)}`];
  const meaning = schemaAt(path)?.description;
  return [`${path}: is missing${meaning ? `; it says ${meaning}` : ''}`];
}

/** @param {string} path @returns {z.ZodType | undefined} */
function schemaAt(path) {
  /** @type {any} */
  let schema = valuesSchema;
  for (const name of path ? path.split('.') : []) {
    while (schema instanceof z.ZodOptional) schema = schema.unwrap();
    schema = schema?.shape?.[name];
  }
  while (schema instanceof z.ZodOptional) schema = schema.unwrap();
  return schema;
}

/** @param {string} path */
function listNames(path) {
  const schema = /** @type {any} */ (schemaAt(path));
  return Object.keys(schema?.shape ?? {}).join(', ');
}

/** @param {string} text */
const lowerFirst = (text) => text.charAt(0).toLowerCase() + text.slice(1);
