import net from 'node:net'

const FORM = 'multipart/form-data; boundary=b0undary'

const head = (line: string, headers: Record<string, string | number> = {}) =>
  `${line} HTTP/1.1\r\nhost: 127.0.0.1\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`
const post = (url: string, type: string, start: string) =>
  head(`POST ${url}`, { 'content-type': type, 'content-length': 120_000 }) + start
const LONG_FIELD = `--b0undary\r\ncontent-disposition: form-data; name="a"\r\n\r\n${'x'.repeat(60_000)}`

/** What each of the connections says before it falls silent; those that ask for something never read the answer. */
export const KINDS: Readonly<Record<string, string>> = {
  'headers unfinished': `GET / HTTP/1.1\r\nhost: a\r\nx-a: ${'x'.repeat(8_000)}`,
  'JSON unfinished': post(
    '/auth/forgot-password',
    'application/json',
    `{"a":"${'x'.repeat(100_000)}`,
  ),
  'form unfinished': post(
    '/auth/login',
    'application/x-www-form-urlencoded',
    `a=${'x'.repeat(100_000)}`,
  ),
  'multipart unfinished': post('/api/v1/notifications/unsubscribe/x', FORM, LONG_FIELD),
  'multipart where none is taken': post('/auth/forgot-password', FORM, LONG_FIELD),
  compressed: head('POST /auth/login', {
    'content-type': FORM,
    'content-encoding': 'gzip',
    'content-length': 120_000,
  }),
  'page not read': head('GET /'),
  'answer not read': head('GET /api/v1/bootstrap-data'),
  'answers not read, one after the other': head('GET /api/v1/bootstrap-data').repeat(4),
  'stream without login': head('GET /api/v1/notifications/stream', { accept: 'text/event-stream' }),
  'nothing said': '',
}

/** From several addresses, as those who mean it come. */
export function hold(port: number, said: string, index: number): net.Socket {
  const localAddress = `127.0.${1 + (index % 50)}.${1 + (index % 200)}`
  const socket = net.connect({ host: '127.0.0.1', port, localAddress })
  socket.on('error', () => undefined).pause()
  if (said) socket.write(said)
  return socket
}
