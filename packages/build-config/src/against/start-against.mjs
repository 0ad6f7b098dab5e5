// `npm start -w mf-blog -- --against https://staging.example`: one remote of this machine on a running site.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSite, readSiteAddress } from './check-site.mjs';
import { Refusal } from './refusal.mjs';
import { serveBuilds } from './serve-builds.mjs';
import { watchRemote } from './watch-remote.mjs';

/**
 * Checks the site, then builds, serves and watches the remote until `signal` aborts.
 * @param {string} directory the remote's folder
 * @param {{ against: string, port: number, signal: AbortSignal, print: (text: string) => void }} options
 * @throws {Refusal}
 */
export async function startAgainst(directory, { against, port, signal, print }) {
  const address = readSiteAddress(against);
  const { name, protocol, basePaths } = await readDeclaration(directory);
  let siteOrigin = address.origin;
  const server = await serveBuilds({ name, port, siteOrigin: () => siteOrigin });
  const folder = await mkdtemp(join(tmpdir(), 'sabi-against-'));
  try {
    const site = await checkSite(address, { name, protocol, port: server.port, path: basePaths[0] ?? '/' });
    siteOrigin = site.origin;
    print(`${name} is built for ${siteOrigin} …`);
    const origin = `http://127.0.0.1:${server.port}`;
    let isFirst = true;
    const watching = await watchRemote(directory, {
      ...{ name, origin, folder },
      onBuild: (build) => {
        server.publish(build);
        print(
          isFirst
            ? introduce(build.release, { origin, question: site.question })
            : `${name} ${build.release.version} is built; pages that show it reload.`,
        );
        isFirst = false;
      },
      onFailure: (text) =>
        print(`${text}\n${name} could not be built. Pages keep what they show until it can.`),
    });
    await aborted(signal);
    await watching.close();
    print(`${name} is no longer served. This browser's next page has the site's version.`);
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {{ name: string, version: string }} release @param {{ origin: string, question: string }} site */
function introduce({ name, version }, { origin, question }) {
  return `${name} ${version} is served at ${origin}, which only this machine reaches.

  Open  ${question}

and agree there: that browser then shows the local version, and no other does. The page says which version it shows, has the
way back, and reloads with each change. It is rendered in the browser alone: the site's server renders no local version, so
what a search engine or a browser without script gets is seen with npm start alone. Ctrl-C ends it.`;
}

/** @param {string} directory @returns {Promise<{ name: string, protocol: number, basePaths: string[] }>} @throws {Refusal} */
async function readDeclaration(directory) {
  try {
    return JSON.parse(await readFile(join(directory, 'remote.json'), 'utf8'));
  } catch {
    throw new Refusal(
      'There is no remote in this folder: remote.json is missing or damaged. Run it in mf-<name>.',
    );
  }
}

/** @param {AbortSignal} signal */
const aborted = (signal) =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
