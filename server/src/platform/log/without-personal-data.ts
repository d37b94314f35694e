const ADDRESS = /\b[a-z][a-z-]*:\/\/[^\s)'"]+/gi
/** Ours, as browsers and the server name them in traces. */
const BUILT_FILE = /\/assets\/[\w.-]+(?::\d+){0,2}$/
const SOURCE_FILE = /(?:^|\/)((?:server|contract|web|node_modules)\/[\w@./+-]+(?::\d+){0,2})$/
const MAIL_ADDRESS = /[^\s@<>()'":;,]+@[^\s@<>()'":;,]+\.[^\s@<>()'":;,]+/g
const NETWORK_ADDRESS =
  /(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w.])|(?<![\w:])(?:[\da-f]{1,4}:){3,7}[\da-f]{1,4}(?![\w:])|(?<![\w:])(?:[\da-f]{1,4}:)+:(?:[\da-f]{1,4}:?)*(?![\w])/gi
const LONG_CODE = /\b[\w-]*\d[\w-]{23,}\b/g

/**
 * A message or a trace without what may name or let in a person: of addresses only our own files are kept, since others
 * may hold names, searches and the keys of one-time links.
 */
export function withoutAddresses(text: string): string {
  return text
    .replace(ADDRESS, (address) => fileOf(address) ?? '[address]')
    .replace(MAIL_ADDRESS, '[email]')
    .replace(NETWORK_ADDRESS, '[address]')
}

/** The same without long codes, which a trace needs as names of files. */
export const withoutPersonalData = (text: string): string =>
  withoutAddresses(text).replace(LONG_CODE, '[code]')

function fileOf(address: string): string | undefined {
  const plain = address.replace(/[?#][^:]*/, '')
  return address.startsWith('file:') ? SOURCE_FILE.exec(plain)?.[1] : BUILT_FILE.exec(plain)?.[0]
}

/** The first line of what went wrong, fit to be shown: at most so many characters. */
export function firstLineOf(error: unknown, most = 300): string {
  const message =
    typeof error === 'object' && error !== null && 'message' in error
      ? String(error.message)
      : String(error)
  const [first = ''] = message.trim().split('\n')
  const plain = withoutPersonalData(first.slice(0, 4 * most))
  return plain.length > most ? `${plain.slice(0, most - 1)}…` : plain
}
