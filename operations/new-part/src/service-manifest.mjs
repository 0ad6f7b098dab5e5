// What a copied manifest of a service keeps: the settings, labels and ways that every service has.
import { isMap, isSeq, parseAllDocuments } from 'yaml';
import { commonSettings } from './places.mjs';

/** Labels of pods that may talk to something; every service has a database and the broker. */
const commonLabels = ['sabi.example/mongodb', 'sabi.example/rabbitmq'];

/** @param {string} manifest of a service, with its documents */
export function removeSettings(manifest) {
  const documents = parseAllDocuments(manifest);
  for (const document of documents) {
    const labels = document.getIn(['spec', 'template', 'metadata', 'labels']);
    if (isMap(labels))
      labels.items = labels.items.filter(
        ({ key }) => !String(key).startsWith('sabi.example/') || commonLabels.includes(String(key)),
      );
    const settings = document.getIn(['spec', 'template', 'spec', 'containers', 0, 'env']);
    if (isSeq(settings))
      settings.items = settings.items.filter(
        (item) => isMap(item) && commonSettings.includes(String(item.get('name'))),
      );
    if (document.get('kind') === 'NetworkPolicy')
      document.setIn(['spec', 'egress'], document.createNode(toIdentity));
  }
  return documents.map((document) => document.toString({ lineWidth: 110 })).join('');
}

/** svc-identity has the keys of tokens, and knows which sessions have ended. */
const toIdentity = [
  {
    to: [{ podSelector: { matchLabels: { 'app.kubernetes.io/name': 'svc-identity' } } }],
    ports: [{ port: 8080 }],
  },
];
