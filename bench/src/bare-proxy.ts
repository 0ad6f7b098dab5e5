// The smallest possible proxy, a baseline for the gateway. Usage: node bare-proxy.js PORT TARGET
import { Agent, createServer, request } from 'node:http';

const [port = '0', target = ''] = process.argv.slice(2);
const { hostname, port: targetPort } = new URL(target);
const agent = new Agent({ keepAlive: true, maxSockets: 512 });

createServer((incoming, response) => {
  const { method, url, headers } = incoming;
  const outgoing = request({ hostname, port: targetPort, path: url, method, headers, agent }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => response.writeHead(502).end());
  incoming.pipe(outgoing);
}).listen(Number(port), '127.0.0.1');
