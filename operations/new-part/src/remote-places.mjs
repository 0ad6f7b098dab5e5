// Shared files that name a remote.
import { rowPlace, sourcePlace, textPlace, yamlPlace } from './places.mjs';

/** @typedef {import('./names.mjs').PartNames} PartNames */
/** @typedef {import('./places.mjs').Place} Place */

/** @param {PartNames} part @returns {readonly Place[]} */
export function placesOfRemote(part) {
  const { name, path, title } = part;
  return [
    ...[
      'docker-compose.yml',
      ...['k8s/base/kustomization.yaml', 'k8s/components/external-secrets/external-secrets.yaml'],
    ].map((file) => yamlPlace(file, part)),
    sourcePlace('operations/compose/secret-list.mjs', [{ list: 'remotes', entry: `'${name}'` }]),
    sourcePlace('e2e/journeys/remotes.spec.ts', [{ list: 'elsewhere', entry: `'${name}': '/'` }]),
    rowPlace('README.md', '`mf-staff/`', [`\`${name}/\``, `${title.en}: the pages under \`${path}\``]),
    textPlace('docs/architecture.md', [{ after: 'mf-staff', insert: `, ${name}`, until: ']' }]),
    textPlace('k8s/README.md', [
      {
        after: 'mf-staff-publish → gateway:8080, s3:7070\n',
        insert: `${name}-publish → gateway:8080, s3:7070\n`,
      },
    ]),
  ];
}
