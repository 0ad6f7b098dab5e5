#!/usr/bin/env node
// Shows the remote in the current folder while it is worked on. Without options alone, in a fake shell; PORT (default 9000)
// and PLATFORM_URL, where a running platform answers its calls (default http://127.0.0.1:8080), may be set. With
// `--against <address>` on a running site, in the own browser; PORT is where its files are served.
import { parseArgs } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { Refusal } from '../src/against/refusal.mjs';
import { startAgainst } from '../src/against/start-against.mjs';
import { standaloneConfig } from '../src/webpack/index.mjs';

const usage = `Usage, in a remote's folder:
  npm start                                     alone, in a fake shell
  npm start -- --against https://site.example   on that site, in your browser alone
Settings: PORT (9000); PLATFORM_URL (http://127.0.0.1:8080) for the calls of the first.`;

const { PORT = '9000', PLATFORM_URL = 'http://127.0.0.1:8080' } = process.env;
try {
  const { against, help } = readOptions();
  if (help) console.log(usage);
  else if (against === undefined) await startAlone();
  else await startOnSite(against);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function readOptions() {
  try {
    const options = /** @type {const} */ ({ against: { type: 'string' }, help: { type: 'boolean' } });
    return parseArgs({ options }).values;
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

async function startAlone() {
  const { devServer, ...configuration } = standaloneConfig(process.cwd(), {
    port: Number(PORT),
    platformUrl: PLATFORM_URL,
  });
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack refused the configuration');
  await new WebpackDevServer(devServer, compiler).start();
  console.log(`Alone at http://127.0.0.1:${PORT}/`);
}

/** @param {string} against */
async function startOnSite(against) {
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 1024 || port > 65_535)
    throw new Refusal(`PORT is a number from 1024 to 65535, and "${PORT}" is none.`);
  const ending = new AbortController();
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => ending.abort());
  await startAgainst(process.cwd(), { against, port, signal: ending.signal, print: console.log });
}
