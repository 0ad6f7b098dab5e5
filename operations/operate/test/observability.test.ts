import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceFolders } from '@sabi/test-kit/deployable-folders';
import { repositoryRoot } from '@sabi/test-kit/repository-root';

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
const list = (folder: string) => readdirSync(join(repositoryRoot, folder));

/** Sources that create metrics. */
const sources = [
  'packages/service-kit/src/http-metrics.ts',
  'packages/service-kit/src/circuit-metrics.ts',
  'packages/event-bus/src/messaging-metrics.ts',
  'gateway/src/integrations/browser-metrics.ts',
  'gateway/src/integrations/remote-metrics.ts',
  'shell/src/server/render-metrics.ts',
  ...serviceFolders
    .map((folder) => `${folder}/src/metrics.ts`)
    .filter((path) => existsSync(join(repositoryRoot, path))),
];
const made = sources.flatMap((path) =>
  [...read(path).matchAll(/^\s+name: '(\w+)'/gm)].map(([, name = '']) => name),
);
const documented = [...read('docs/operations-metrics.md').matchAll(/^\| `(\w+)`/gm)].map(
  ([, name = '']) => name,
);
const rules = read('operations/observability/alerts.yml');
const dashboards = list('operations/observability/dashboards');

/** Names in a PromQL expression that are no function, label or value. */
function metricsIn(text: string): string[] {
  const words =
    text.match(
      /\b(?:http|circuit|outbox|message|queue|broker|remote|browser|ai|billing|hiring|notification)_\w+/g,
    ) ?? [];
  return words.map((word) => word.replace(/_(bucket|count|sum)$/, ''));
}

test('the table of metrics has every metric of the code once, and no other', () => {
  expect([...documented].sort()).toEqual([...made].sort());
  expect(made.length).toBeGreaterThan(20);
});

test('alert rules ask for metrics that exist', () => {
  const asked = metricsIn(rules.replaceAll(/runbook: .*/g, ''));
  expect(asked.length).toBeGreaterThan(15);
  expect(asked.filter((name) => !made.includes(name))).toEqual([]);
});

test.each(dashboards)('the dashboard %s asks for metrics that exist', (file) => {
  const { panels } = JSON.parse(read(`operations/observability/dashboards/${file}`)) as {
    panels: { targets: { expr: string }[] }[];
  };
  const asked = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr)));
  expect(asked.length).toBeGreaterThanOrEqual(panels.length - 3); // including some of Node's own
  expect(asked.filter((name) => !made.includes(name))).toEqual([]);
});

test('every metric is shown on a dashboard', () => {
  const shown = dashboards.flatMap((file) => metricsIn(read(`operations/observability/dashboards/${file}`)));
  expect(made.filter((name) => !shown.includes(name))).toEqual([]);
});

test('every alert has a runbook', () => {
  const named = [...rules.matchAll(/runbook: docs\/runbooks\/(.*)/g)].map(([, file = '']) => file);
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  expect(named).toHaveLength(alerts.length);
  expect(named.filter((file) => !list('docs/runbooks').includes(file))).toEqual([]);
  for (const [index, alert] of alerts.entries())
    expect(read(`docs/runbooks/${named[index]}`).split('\n')[0]).toContain(alert);
});
