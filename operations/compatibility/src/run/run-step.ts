import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Refusal } from './refusal';

interface Step {
  /** What it is for, for the screen. */
  readonly title: string;
  readonly cwd: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Takes what it prints, after what is there. */
  readonly logFile: string;
}

/** Runs a program to its end. @throws {Refusal} when it fails */
export async function runStep({ title, cwd, command, args, logFile }: Step): Promise<void> {
  await mkdir(dirname(logFile), { recursive: true });
  const output = openSync(logFile, 'a');
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  });
  closeSync(output);
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (code !== 0)
    throw new Refusal(`${title} failed with ${code ?? signal}; what it printed is in ${logFile}.`);
}
