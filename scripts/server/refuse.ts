import type {Socket} from 'node:net';

interface ParserError extends NodeJS.ErrnoException {
  /** The bytes that node:http could not read. */
  rawPacket?: Buffer;
}

/** The encoded form of a path that came as raw UTF-8, which node:http refuses and real hosts take; null for others. */
function encodedAddress({code, rawPacket}: ParserError): string | null {
  if (code !== 'HPE_INVALID_URL' || !rawPacket) {
    return null;
  }
  const [, path] = /^(?:GET|HEAD) (\/(?!\/)[^\s\ufffd]+) HTTP\/1\.[01]\r\n/.exec(rawPacket.toString('utf8')) ?? [];
  return path === undefined ? null : encodeURI(path).replace(/%25/g, '%');
}

/** Answers what node:http could not read as a request (too long, too slow, no HTTP) and ends the connection. */
export function refuse(error: ParserError, socket: Socket): void {
  const address = encodedAddress(error);
  if (socket.writable && error.code !== 'ECONNRESET') {
    const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
    const lines = address ? ['301 Moved Permanently', `Location: ${address}`] : [status];
    socket.write(`HTTP/1.1 ${[...lines, 'Connection: close', 'Content-Length: 0'].join('\r\n')}\r\n\r\n`);
  }
  socket.destroySoon();
}
