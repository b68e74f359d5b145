import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';

/** A line to a server, which a scenario interrupts. */
export interface CutLine {
  port: number;
  /** Ends all connections and refuses new ones. */
  goDown(): Promise<void>;
  comeUp(): Promise<void>;
  /** From now on ends each connection after so many further bytes to the server; Infinity: none. */
  cutAfter(bytes: () => number): void;
  /** How many connections were ended that way. */
  cuts(): number;
}

export async function cutLine(target: number): Promise<CutLine> {
  const open = new Set<Socket>();
  let limit: () => number = () => Infinity;
  let cuts = 0;
  const onConnection = (client: Socket) => {
    const onward = net.connect(target, '127.0.0.1');
    const both = [client, onward];
    const end = () => both.forEach((socket) => socket.destroy());
    for (const socket of both) {
      open.add(socket);
      socket.on('error', end);
      socket.once('close', () => {
        open.delete(socket);
        end();
      });
    }
    // Each connection meets the rule that holds when its bytes come.
    let [rule, left] = [limit, limit()];
    client.on('data', (piece: Buffer) => {
      if (rule !== limit) [rule, left] = [limit, limit()];
      left -= piece.length;
      if (left > 0) return void onward.write(piece);
      cuts += 1;
      // What came before the cut still arrives, as on a real line.
      onward.write(piece.subarray(0, Math.max(0, piece.length + left)), end);
    });
    onward.pipe(client);
  };
  const make = () => net.createServer(onConnection);
  let server = make().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async goDown() {
      const closed = once(server, 'close');
      server.close();
      open.forEach((socket) => socket.destroy());
      await closed;
    },
    async comeUp() {
      server = make().listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    cutAfter: (bytes) => void (limit = bytes),
    cuts: () => cuts,
  };
}
