#!/usr/bin/env node
// Serves the remote in the current folder alone, in a fake shell. PORT (default 9000) and PLATFORM_URL, where a running
// platform answers its calls (default http://127.0.0.1:8080), may be set.
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { standaloneConfig } from '../src/webpack/index.mjs';

const { PORT = '9000', PLATFORM_URL = 'http://127.0.0.1:8080' } = process.env;
const { devServer, ...configuration } = standaloneConfig(process.cwd(), {
  port: Number(PORT),
  platformUrl: PLATFORM_URL,
});
const compiler = webpack(configuration);
if (!compiler) throw new Error('webpack refused the configuration');
await new WebpackDevServer(devServer, compiler).start();
console.log(`Alone at http://127.0.0.1:${PORT}/`);
