#!/usr/bin/env node
// Publishes the remote in the current folder; `publish-remote --help` shows the commands. Bundled on each call, in less
// than a second, so that it always equals its sources.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..');
const { status } = spawnSync('npm', ['run', 'build', '--silent'], { cwd: folder, stdio: 'inherit' });
if (status === 0) await import('../dist/main.js');
else process.exitCode = 1;
