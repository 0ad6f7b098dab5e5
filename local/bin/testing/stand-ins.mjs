// Reports the stand-ins a run used for real programs missing on this machine.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findOnPath } from '../suites.mjs';
import { leftOutFile } from './run-quietly.mjs';

export const forgetLeftOut = () => rmSync(leftOutFile, { force: true });

/** @returns {string[]} a line per stand-in and per check left out; empty where everything was real */
export function describeStandIns() {
  const leftOut = existsSync(leftOutFile) ? readFileSync(leftOutFile, 'utf8').trim().split('\n') : [];
  return [...listMissingPrograms(), ...new Set(leftOut)];
}

function listMissingPrograms() {
  const missing = (/** @type {string[]} */ ...programs) =>
    programs.filter((name) => !findOnPath(name)).join(', ');
  /** @type {readonly (readonly [missing: string, consequence: string])[]} */
  const standIns = [
    [missing('rabbitmq-server', 'epmd'), 'RabbitMQ was a STAND-IN: the in-process adapter'],
    [missing('versitygw'), 'S3 was a STAND-IN: a folder'],
    [missing('WebKitWebDriver', 'xvfb-run'), 'no purchase was made in WebKit'],
    [missing('pdftotext'), 'downloaded PDF files were not read'],
    [missing('tesseract', 'pdftoppm'), 'no text of a scan was recognised'],
    [missing('nginx', 'caddy'), 'the examples of proxies in operations/proxy were not tested'],
    [missing('faketime'), 'processes with a wrong clock were not tested'],
    [
      missing('kubernetes-validate', 'kube-score', 'checkov'),
      'manifests were checked by our own rules alone',
    ],
    [
      missing('hadolint', 'compose-spec'),
      'Dockerfiles and the compose file were checked by our own rules alone',
    ],
    [
      findOnPath('kustomize', 'kubectl') ? '' : 'kustomize or kubectl',
      'overlays for Kubernetes were not rendered',
    ],
  ];
  return standIns
    .filter(([programs]) => programs !== '')
    .map(([programs, consequence]) => `Not installed: ${programs}; so ${consequence}.`);
}
