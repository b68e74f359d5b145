import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** Sender and recipients of the SMTP envelope, not of the headers. */
  envelope: { from: string; to: string[] };
  raw: string;
}

export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  /** Accepted mails, in order. */
  received: ReceivedMail[];
  /** Number of connections since the first start. */
  connections(): number;
  /** From now on, refuses what the function returns a status for ('550 5.1.1 No such user'). */
  refuse(rule: (stage: 'connect' | 'from' | 'to' | 'data', address: string) => string | undefined): void;
  /** Stops accepting connections, as in an outage. */
  goDown(): Promise<void>;
  /** Starts again at the same address. */
  comeBack(): Promise<void>;
}

/** Starts a real SMTP server on this machine. `options` are those of smtp-server, for example for TLS or logins. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let rule: Parameters<MailServer['refuse']>[0] = () => undefined;
  let connections = 0;
  let port = 0;
  const answer = (status: string | undefined) => {
    if (status === undefined) return null;
    const [code = '', ...words] = status.split(' ');
    return Object.assign(new Error(words.join(' ')), { responseCode: Number(code) });
  };
  const make = () =>
    new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 1,
      onConnect(_session, done) {
        connections += 1;
        done(answer(rule('connect', '')));
      },
      onMailFrom: ({ address }, _session, done) => done(answer(rule('from', address))),
      onRcptTo: ({ address }, _session, done) => done(answer(rule('to', address))),
      onData(stream, { envelope }, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const to = envelope.rcptTo.map(({ address }) => address);
          const refusal = answer(rule('data', to[0] ?? ''));
          if (refusal) return done(refusal);
          const raw = Buffer.concat(chunks);
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          PostalMime.parse(raw).then((mail) => {
            received.push({ ...mail, envelope: { from, to }, raw: raw.toString() });
            done();
          }, done);
        });
      },
      ...options,
    }).on('error', () => {});
  let server = make();
  const listen = async () => {
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    ({ port } = server.server.address() as AddressInfo);
  };
  await listen();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections: () => connections,
    refuse: (next) => void (rule = next),
    goDown: () => new Promise((resolve) => server.close(() => resolve())),
    async comeBack() {
      server = make();
      await listen();
    },
  };
}
