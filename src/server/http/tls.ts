import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RequestListener, ServerOptions } from 'node:http';
import { constants, createServer as createHttp2Server, type ServerHttp2Session } from 'node:http2';
import { createServer, type Server } from 'node:https';
import type { TLSSocket } from 'node:tls';
import { StartError } from '../errors';
import { inTurn, longestAnswer } from './inTurn';

/** Paths of a certificate with its chain and of its key, both PEM. */
export interface TlsFiles {
  cert: string;
  key: string;
}

/** A server that speaks HTTP/2 and HTTP/1.1 over TLS. */
export interface TlsServer {
  server: Server;
  /** Ends HTTP/2 connections: each when its requests are answered, or all at once. */
  endSessions(atOnce: boolean): void;
  /** Reads the certificate anew, for new connections. @throws {StartError} It cannot be used; the old one stays. */
  reload(): void;
}

/** How long the body of a request over HTTP/2 may take, and how long a connection may be silent, in ms. */
const longestRequest = 30_000;
const longestSilence = 30_000;
/** Requests of one HTTP/2 connection at once. */
const mostStreams = 100;
/** Requests that a browser may take back beyond those it let be answered: a page's files, when it is left. */
const mostTakenBack = 100;

function readPem(path: string, setting: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new StartError(`${setting} ${path} cannot be read.`, { cause: error });
  }
}

function parsed<Value>(parse: () => Value, message: string): Value {
  try {
    return parse();
  } catch (error) {
    throw new StartError(message, { cause: error });
  }
}

/**
 * Reads certificate and key, and sees that they belong together.
 * @throws {StartError} They cannot be used; the message is one line that names the setting.
 */
export function readCertificate(files: TlsFiles): { cert: string; key: string } {
  const cert = readPem(files.cert, 'TLS_CERT');
  const key = readPem(files.key, 'TLS_KEY');
  const certificate = parsed(
    () => new X509Certificate(cert),
    `TLS_CERT ${files.cert} holds no PEM certificate.`,
  );
  const privateKey = parsed(
    () => createPrivateKey(key),
    `TLS_KEY ${files.key} holds no PEM key without a password.`,
  );
  if (!certificate.checkPrivateKey(privateKey)) {
    throw new StartError(`TLS_KEY ${files.key} is not the key of TLS_CERT ${files.cert}.`);
  }
  return { cert, key };
}

/**
 * Makes a server that lets each browser choose between HTTP/2 and HTTP/1.1.
 * @param limits Times of Node's own HTTP/1.1 server, in ms.
 */
export function createTlsServer(
  files: TlsFiles,
  limits: ServerOptions,
  listener: RequestListener,
): TlsServer {
  const options = {
    ...limits,
    ...readCertificate(files),
    handshakeTimeout: 15_000,
    ALPNProtocols: ['h2', 'http/1.1'],
  };
  const server = createServer(options, inTurn(listener));
  const http2 = createHttp2Server({ settings: { maxConcurrentStreams: mostStreams } });
  const sessions = new Set<ServerHttp2Session>();

  // Node's https server answers every connection as HTTP/1.1, with its limits; those that chose HTTP/2 go elsewhere.
  const asHttp1 = server.listeners('secureConnection');
  server.removeAllListeners('secureConnection');
  server.on('secureConnection', (socket: TLSSocket) => {
    if (socket.alpnProtocol === 'h2') http2.emit('connection', socket);
    else for (const listen of asHttp1) Reflect.apply(listen, server, [socket]);
  });
  http2.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
    session.setTimeout(longestSilence, () => {
      session.destroy();
    });
    let balance = mostTakenBack;
    session.on('stream', (stream) => {
      stream.once('close', () => {
        balance += stream.rstCode === constants.NGHTTP2_NO_ERROR ? 1 : -1;
        if (balance < 0) session.destroy(undefined, constants.NGHTTP2_ENHANCE_YOUR_CALM);
      });
    });
  });
  http2.on('request', (req, res) => {
    const { stream } = req;
    const late = setTimeout(() => {
      if (!req.complete) stream.close(constants.NGHTTP2_CANCEL);
    }, longestRequest);
    const unread = setTimeout(() => {
      stream.close(constants.NGHTTP2_CANCEL);
    }, longestAnswer);
    res.once('close', () => {
      clearTimeout(late);
      clearTimeout(unread);
    });
    // Not at once: what was taken back in the same moment costs nothing.
    setImmediate(() => {
      // Node's own compatibility layer: the same properties and methods, other classes.
      if (!stream.closed && !stream.destroyed) Reflect.apply(listener, server, [req, res]);
    });
  });

  return {
    server,
    endSessions(atOnce) {
      for (const session of sessions) {
        if (atOnce) session.destroy();
        else session.close();
      }
    },
    reload() {
      server.setSecureContext(readCertificate(files));
    },
  };
}
