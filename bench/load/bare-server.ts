import fs from 'node:fs';
import { createServer } from 'node:http';

/**
 * A server of nothing but node:http that writes one answer: what Node itself needs for it, so the limit of what any
 * server in Node can reach. bare-server.ts PORT FILE, where FILE has the head as JSON in its first line and then the body.
 */
const [port, file = ''] = process.argv.slice(2);
const bytes = fs.readFileSync(file);
const end = bytes.indexOf('\n');
const head = JSON.parse(bytes.subarray(0, end).toString()) as string[];
const body = bytes.subarray(end + 1);
createServer((_request, response) => {
  response.writeHead(200, head).end(body);
}).listen(Number(port), '127.0.0.1');
