import type { Readable } from 'node:stream'
import { Agent, request } from 'undici'
import { lookUpPublicly } from '../../../platform/http/public-address.ts'
import type { AllowedAddress } from './allowed-hosts.ts'

const MOST_BYTES = 15 * 1024 * 1024
const MOST_HOPS = 4
const CONNECT_MS = 5_000
const REST_MS = 8_000
const WHOLE_MS = 15_000

/** Why a picture could not be had; said in the log, never to visitors. */
export class ImageError extends Error {
  override readonly name = 'ImageError'
}

const limits = { headersTimeout: REST_MS, bodyTimeout: REST_MS }
// Every name is looked up again for every connection, and one that leads inside is refused there: no answer can slip between.
const outside = new Agent({ ...limits, connect: { timeout: CONNECT_MS, lookup: lookUpPublicly } })
const inside = new Agent({ ...limits, connect: { timeout: CONNECT_MS } })

/**
 * Reads a picture of another site, within limits of time and size. Every hop of a redirect has to be allowed by itself.
 * @throws ImageError
 */
export async function fetchImage(
  address: string,
  allow: (address: string) => AllowedAddress | undefined,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(WHOLE_MS)
  let next = address
  for (let hop = 0; hop <= MOST_HOPS; hop++) {
    const allowed = allow(next)
    if (!allowed) throw new ImageError(`not allowed: ${hostOf(next)}`)
    const { statusCode, headers, body } = await request(allowed.url.href, {
      dispatcher: allowed.isInside ? inside : outside,
      signal,
      headers: {
        accept: 'image/avif,image/webp,image/png,image/jpeg',
        'user-agent': 'Mediatheque (pictures of a catalogue)',
      },
    }).catch((error: unknown) => {
      throw new ImageError(`no answer from ${allowed.url.host}: ${(error as Error).message}`)
    })
    const location = headers['location']
    if (
      statusCode >= 300 &&
      statusCode < 400 &&
      typeof location === 'string' &&
      URL.canParse(location, allowed.url.href)
    ) {
      discard(body)
      next = new URL(location, allowed.url.href).href
      continue
    }
    if (statusCode !== 200 || Number(headers['content-length'] ?? 0) > MOST_BYTES) {
      discard(body)
      throw new ImageError(statusCode === 200 ? 'too large' : `answered ${statusCode}`)
    }
    return readWithin(body)
  }
  throw new ImageError('too many redirects')
}

async function readWithin(body: Readable): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      bytes += part.byteLength
      if (bytes > MOST_BYTES) throw new ImageError('too large')
      parts.push(part)
    }
  } catch (error) {
    throw error instanceof ImageError
      ? error
      : new ImageError(`broke off: ${(error as Error).message}`)
  } finally {
    discard(body)
  }
  return Buffer.concat(parts)
}

/** Gives up the rest. What is cut off complains, and an unheard complaint would end the process. */
function discard(body: Readable): void {
  body.on('error', () => undefined)
  body.destroy()
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : 'no address')
