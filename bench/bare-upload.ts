// The baseline of the upload benchmark: node:http and busboy writing each file to disk, without login, checks, encryption,
// fsync or database. Prints its port.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';

const directory = process.argv[2]!;
const server = createServer({ requestTimeout: 0 }, (request, response) => {
  const parser = new Busboy({ headers: { 'content-type': request.headers['content-type'] ?? '' } });
  const written: Promise<void>[] = [];
  parser.on('file', (_name, file) => {
    written.push(pipeline(file, fs.createWriteStream(path.join(directory, randomUUID()))));
  });
  parser.on('finish', () => {
    void Promise.all(written).then(() => {
      response.writeHead(201, { 'content-type': 'application/json' });
      response.end('{}');
    });
  });
  request.pipe(parser);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.stdout.write(`port ${address.port}\n`);
});
