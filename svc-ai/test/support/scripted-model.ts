import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startLoopbackServer } from '@sabi/test-kit/loopback-server';

/** A request: the body of a chat completion. */
export interface ModelQuestion {
  readonly model: string;
  readonly temperature: number;
  readonly messages: readonly { role: string; content: string }[];
  readonly response_format: {
    type: string;
    json_schema: { name: string; strict: boolean; schema: Record<string, unknown> };
  };
}

export type ModelBehaviour = (response: ServerResponse, question: ModelQuestion) => void;

export interface ScriptedModel {
  readonly url: string;
  readonly questions: ModelQuestion[];
  /** Each behaviour answers one request, the last one all following. */
  play(...behaviours: ModelBehaviour[]): void;
  close(): Promise<void>;
}

/** A server of OpenAI's chat completions with scripted faults. */
export async function startScriptedModel(): Promise<ScriptedModel> {
  const questions: ModelQuestion[] = [];
  let script: ModelBehaviour[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const question = JSON.parse(await text(request)) as ModelQuestion;
    questions.push(question);
    const behave = (script.length > 1 ? script.shift() : script[0]) ?? status(500);
    behave(response, question);
  };
  const server = await startLoopbackServer((request, response) => void answer(request, response));
  return {
    url: `${server.url}/v1`,
    questions,
    play: (...behaviours) => {
      script = behaviours;
    },
    close: server.stop,
  };
}

export const status =
  (code: number, headers: Record<string, string> = {}): ModelBehaviour =>
  (response) =>
    void response
      .writeHead(code, { 'Content-Type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message: 'scripted', type: 'scripted', code: null } }));

/** A completion with this content, verbatim if a string. */
export const completion =
  (content: unknown, choice: Record<string, unknown> = {}): ModelBehaviour =>
  (response) =>
    void response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(
        JSON.stringify(completionOf(typeof content === 'string' ? content : JSON.stringify(content), choice)),
      );

/** The same in pieces `pauseMs` apart, followed by the events in `last`. */
export const streamed =
  (pieces: readonly string[], { pauseMs = 0, last = wellEnded }: StreamedOptions = {}): ModelBehaviour =>
  (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    const events = [
      ...pieces.map((content) => toEvent({ choices: [{ index: 0, delta: { content } }] })),
      ...last,
    ];
    const send = async (): Promise<void> => {
      for (const event of events) {
        if (response.destroyed) return;
        response.write(event);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
      if (last !== neverEnding) response.end();
    };
    void send();
  };

interface StreamedOptions {
  readonly pauseMs?: number;
  readonly last?: readonly string[];
}

const toEvent = (chunk: object) => `data: ${JSON.stringify(chunk)}\n\n`;
const finished = (finish_reason: string) => toEvent({ choices: [{ index: 0, delta: {}, finish_reason }] });
const wellEnded = [finished('stop'), 'data: [DONE]\n\n'];

/** Endings of a streamed answer. */
export const endings = {
  cut: [],
  tooLong: [finished('length')],
  brokenJson: ['data: {"choices": [\n\n'],
  error: [toEvent({ error: { message: 'overloaded', type: 'server_error' } })],
};
/** Leaves the connection open. */
export const neverEnding: readonly string[] = [];

export const rawBody =
  (body: string): ModelBehaviour =>
  (response) =>
    void response.writeHead(200, { 'Content-Type': 'application/json' }).end(body);

/** Never answers. */
export const silence: ModelBehaviour = () => undefined;

/** Stops within the answer, with the connection open. */
export const stall: ModelBehaviour = (response) =>
  void response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"id":');

/** Loses the connection within the answer. */
export const cut: ModelBehaviour = (response) => {
  response
    .writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '5000' })
    .write('{"id":', () => {
      response.destroy();
    });
};

function completionOf(content: string, choice: Record<string, unknown>) {
  return {
    id: 'chatcmpl-scripted',
    object: 'chat.completion',
    created: 0,
    model: 'scripted',
    choices: [
      {
        index: 0,
        finish_reason: 'stop',
        logprobs: null,
        message: { role: 'assistant', content, refusal: null },
        ...choice,
      },
    ],
  };
}

/** Writes a sentence about each finding. */
export const explains =
  (text: string): ModelBehaviour =>
  (response, question) => {
    const slot = /<findings>\n([^]*)\n<\/findings>/.exec(question.messages[1]?.content ?? '')?.[1] ?? '[]';
    const findings = JSON.parse(slot) as { code: string; lines: string[] }[];
    const sentences = findings.map(({ code, lines: [quote = ''] }) => ({ code, quote, text }));
    completion({ sentences })(response, question);
  };
