import { JDOWNLOADER_ORIGIN } from '@mediatheque/contract/links/downloads/jdownloader.ts'

const PATIENCE_MS = 8_000
const BLOCK_BYTES = 16

/**
 * Hands addresses to JDownloader on this computer (Click'n'Load). It answers no page of another site, so that nothing is
 * known but whether it is there.
 * @returns whether it is
 */
export async function sendToJDownloader(
  addresses: readonly string[],
  packageName: string,
): Promise<boolean> {
  const list = addresses.join('\r\n')
  const about = { package: packageName, source: location.origin }
  // Only pages with TLS, or of this computer, have what it takes to encrypt.
  const sent = globalThis.crypto.subtle
    ? { path: '/flash/addcrypted2', fields: { ...about, ...(await encryptList(list)) } }
    : { path: '/flash/add', fields: { ...about, urls: list } }
  try {
    await fetch(`${JDOWNLOADER_ORIGIN}${sent.path}`, {
      method: 'POST',
      mode: 'no-cors',
      credentials: 'omit',
      body: new URLSearchParams(sent.fields),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return true
  } catch {
    return false
  }
}

/** Asks for the little script by which it makes itself known. */
export async function isJDownloaderThere(): Promise<boolean> {
  try {
    await fetch(`${JDOWNLOADER_ORIGIN}/jdcheck.js`, {
      mode: 'no-cors',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return true
  } catch {
    return false
  }
}

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** AES-CBC with the key as the first block, filled up with zeros, as it wants it: the key comes along as a function. */
export async function encryptList(list: string): Promise<{ jk: string; crypted: string }> {
  const bytes = crypto.getRandomValues(new Uint8Array(BLOCK_BYTES))
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-CBC', false, ['encrypt'])
  const text = new TextEncoder().encode(list)
  const filled = new Uint8Array(Math.ceil(text.length / BLOCK_BYTES) * BLOCK_BYTES)
  filled.set(text)
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-CBC', iv: bytes }, key, filled)
  // The browser adds a block of its own padding, which it would take for a part of the list.
  const blocks = new Uint8Array(encrypted).subarray(0, filled.length)
  return {
    jk: `function f(){ return '${hex(bytes)}';}`,
    crypted: btoa(Array.from(blocks, (byte) => String.fromCodePoint(byte)).join('')),
  }
}
