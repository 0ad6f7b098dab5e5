// Files of a new part: the templates with its names, and copies of a neighbour's for Kubernetes.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { capitalize, Refusal } from './names.mjs';
import { neighbours, renamer } from './places.mjs';
import { removeSettings } from './service-manifest.mjs';

/** @typedef {import('./names.mjs').PartNames} PartNames */

const templates = join(import.meta.dirname, '../templates');

/**
 * New files by their path in the repository.
 * @param {string} root
 * @param {PartNames} part
 * @returns {Map<string, string>}
 * @throws {Refusal} where a neighbour's file is not there
 */
export function renderFiles(root, part) {
  return new Map(part.kind === 'remote' ? remoteFiles(root, part) : serviceFiles(root, part));
}

/** @param {string} root @param {PartNames} part @returns {[string, string][]} */
function remoteFiles(root, part) {
  const { name, path, title } = part;
  /** @param {string} text */
  const fill = (text) =>
    text
      .replaceAll('mf-sample', name)
      .replaceAll('/sample-path', path)
      .replaceAll('SampleTitleEn', title.en)
      .replaceAll('SampleTitleId', title.id);
  return [
    ...readTemplate('remote', name, fill),
    [`k8s/base/${name}.yaml`, renamer(part)(readNeighbour(root, part, `k8s/base/${neighbours.remote}.yaml`))],
  ];
}

/** @param {string} root @param {PartNames} part @returns {[string, string][]} */
function serviceFiles(root, part) {
  const { name, key } = part;
  /** @param {string} text */
  const fill = (text) => text.replaceAll('sample', key).replaceAll('Sample', capitalize(key));
  const manifest = readNeighbour(root, part, `k8s/base/${neighbours.service}.yaml`);
  return [
    ...readTemplate('service', name, fill).map(
      ([path, text]) =>
        /** @type {[string, string]} */ ([
          path,
          path === join(name, 'openapi.json') ? withSharedSchemas(root, part, text) : text,
        ]),
    ),
    ...readTemplate('contracts', 'packages/contracts/src', fill),
    [`k8s/base/${name}.yaml`, removeSettings(renamer(part)(manifest))],
    ...['localhost', 'site'].map((component) => {
      const file = `k8s/components/${component}/settings/${neighbours.service}.env`;
      const lines = readNeighbour(root, part, file).split('\n');
      const kept = lines.filter((line) => line.startsWith('IDENTITY_ISSUER='));
      return /** @type {[string, string]} */ ([
        file.replace(neighbours.service, name),
        `${kept.join('\n')}\n`,
      ]);
    }),
  ];
}

/** What is alike in all APIs, such as the list of error codes, is as the neighbour has it. @param {string} root @param {PartNames} part @param {string} text */
function withSharedSchemas(root, part, text) {
  const api = JSON.parse(text);
  const { components } = JSON.parse(readNeighbour(root, part, `${neighbours.service}/openapi.json`));
  for (const [kind, entries] of Object.entries(api.components))
    for (const name of Object.keys(entries))
      if (components[kind]?.[name]) entries[name] = components[kind][name];
  return `${JSON.stringify(api, null, 2)}\n`;
}

/**
 * @param {string} template
 * @param {string} target folder in the repository
 * @param {(text: string) => string} fill for contents and paths
 * @returns {[string, string][]}
 */
function readTemplate(template, target, fill) {
  const folder = join(templates, template);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile())
    .map((path) => [join(target, fill(relative(folder, path))), fill(readFileSync(path, 'utf8'))]);
}

/** @param {string} root @param {PartNames} part @param {string} file */
function readNeighbour(root, part, file) {
  if (!existsSync(join(root, file)))
    throw new Refusal(
      `${file}: expected this file of ${neighbours[part.kind]}, to copy it for ${part.name}; it is not there.`,
    );
  return readFileSync(join(root, file), 'utf8');
}
