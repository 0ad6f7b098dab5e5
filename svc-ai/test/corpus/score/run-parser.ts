import { execFile } from 'node:child_process';
import { type ParsedCv, parsedCvSchema } from '@sabi/contracts/cv/parsed-cv';

/** A parser's answer: the CV or a short reason. */
export type Answer = { cv: ParsedCv } | { failure: string };

const timeout = 60_000;

/** Runs `command FILE`, which prints JSON. The command is split at spaces. */
export function runParser(command: string, path: string): Promise<Answer> {
  const [program = '', ...options] = command.split(' ');
  return new Promise((resolve) => {
    execFile(program, [...options, path], { timeout, maxBuffer: 50_000_000 }, (error, stdout) => {
      if (error) return resolve({ failure: stdout.trim().slice(0, 200) || error.message.slice(0, 200) });
      resolve(readAnswer(stdout));
    });
  });
}

function readAnswer(stdout: string): Answer {
  try {
    return { cv: parsedCvSchema.parse(JSON.parse(stdout)) };
  } catch (error) {
    return { failure: String(error).slice(0, 200) };
  }
}
