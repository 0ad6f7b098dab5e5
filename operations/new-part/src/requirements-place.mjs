// What a service asks of a cluster, in the table of sums of k8s/README.md: pods, cores and memory of each overlay.
import { parse, parseAllDocuments } from 'yaml';
import { Refusal } from './names.mjs';
import { neighbours } from './places.mjs';

/** @typedef {import('./places.mjs').ReadFile} ReadFile */
/** @typedef {{ replicas: readonly [least: number, most: number], millicores: number, mib: number }} Size */

const overlays = ['development', 'staging', 'production'];

/** @param {string} file @param {string} name of the service @returns {import('./places.mjs').Place} */
export const requirementsPlace = (file, name) => ({
  file,
  add: (text, read) => addSizes(file, text, (overlay) => readSize(read, overlay, neighbours.service), 1),
  remove: (text, read) => addSizes(file, text, (overlay) => readSize(read, overlay, name), -1),
});

/** @param {string} file @param {string} text @param {(overlay: string) => Size} sizeOf @param {1 | -1} sign */
const addSizes = (file, text, sizeOf, sign) =>
  overlays.reduce((whole, overlay) => {
    const row = new RegExp(`^\\| \`${overlay}\` .*$`, 'm').exec(whole)?.[0];
    if (row === undefined)
      throw new Refusal(
        `${file}: expected a row of ${overlay} in the table of what it asks of a cluster; there is none.`,
      );
    const { replicas, millicores, mib } = sizeOf(overlay);
    const [, first = '', pods = '', cores = '', memory = '', ...rest] = row.split('|');
    const changed = [
      ...['', first],
      ` ${addToRange(pods, replicas, sign)} `,
      ` ${addToRange(cores, [(replicas[0] * millicores) / 1000, (replicas[1] * millicores) / 1000], sign)} `,
      ` ${addToRange(memory, [replicas[0] * mib, replicas[1] * mib], sign)} MiB `,
      ...rest,
    ];
    return whole.replace(row, () => changed.join('|'));
  }, text);

/** @param {string} cell `2–4` or `2` @param {readonly [number, number]} added @param {1 | -1} sign */
function addToRange(cell, added, sign) {
  const [least = '', most = least] = cell.replace('MiB', '').replaceAll(',', '').trim().split('–');
  const sums = [Number(least) + sign * added[0], Number(most) + sign * added[1]];
  return [...new Set(sums.map((sum) => sum.toLocaleString('en', { maximumFractionDigits: 2 })))].join('–');
}

/** What the overlay's values say, or without any the base. @param {ReadFile} read @param {string} overlay @param {string} name @returns {Size} */
function readSize(read, overlay, name) {
  const { minReplicas, maxReplicas, resources } =
    overlay === 'development'
      ? readBase(read(`k8s/base/${name}.yaml`))
      : parse(read(`k8s/overlays/${overlay}/values.yaml`)).spec.sizes[name];
  return {
    replicas: [minReplicas, maxReplicas],
    millicores: toMillicores(String(resources.requests.cpu)),
    mib: toMib(String(resources.requests.memory)),
  };
}

/** @param {string} manifest */
function readBase(manifest) {
  const documents = parseAllDocuments(manifest).map((document) => document.toJS());
  const { minReplicas, maxReplicas } = documents.find(({ kind }) => kind === 'HorizontalPodAutoscaler').spec;
  const deployment = documents.find(({ kind }) => kind === 'Deployment');
  return { minReplicas, maxReplicas, resources: deployment.spec.template.spec.containers[0].resources };
}

/** @param {string} cpu `150m` or `2` */
const toMillicores = (cpu) => (cpu.endsWith('m') ? Number(cpu.slice(0, -1)) : Number(cpu) * 1000);

/** @param {string} memory `256Mi` or `1Gi` */
const toMib = (memory) => Number(memory.slice(0, -2)) * (memory.endsWith('Gi') ? 1024 : 1);
