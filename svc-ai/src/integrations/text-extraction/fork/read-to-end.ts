import type { Socket } from 'node:net';

/** All that comes over a socket, which stays open for an answer. @throws {Error} when it closes before its end */
export function readToEnd(socket: Socket): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    socket.on('data', (piece: Buffer) => pieces.push(piece));
    socket.once('end', () => resolve(Buffer.concat(pieces)));
    socket.once('close', () => reject(new Error('The socket closed before its end')));
  });
}
