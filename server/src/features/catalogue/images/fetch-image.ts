import { type AllowedAddress, callOutside } from '../../../platform/outbound/call-outside.ts'
import { OutsideError } from '../../../platform/outbound/outside-error.ts'
import type { Needs } from '../../../platform/platform.ts'

const MOST_BYTES = 15 * 1024 * 1024
const MOST_HOPS = 4
const WHOLE_MS = 15_000

/** Why a picture could not be had; said in the log, never to visitors. */
export class ImageError extends Error {
  override readonly name = 'ImageError'
  /** Asking again in a while may help: it did not answer, or not now. */
  readonly mayPass: boolean

  constructor(
    message: string,
    { mayPass = false, ...options }: ErrorOptions & { mayPass?: boolean } = {},
  ) {
    super(message, options)
    this.mayPass = mayPass
  }
}

/**
 * Reads a picture of another site, within limits of time and size. Every hop of a redirect has to be allowed by itself.
 * @throws ImageError
 */
export async function fetchImage(
  platform: Needs<'log'>,
  address: string,
  allow: (address: string) => AllowedAddress | undefined,
): Promise<Buffer> {
  const { status, body } = await callOutside(platform, {
    purpose: 'picture',
    url: address,
    headers: {
      accept: 'image/avif,image/webp,image/png,image/jpeg',
      'user-agent': 'Mediatheque (pictures of a catalogue)',
    },
    allow: (url) => allow(url.href),
    mostRedirects: MOST_HOPS,
    mostBytes: MOST_BYTES,
    wholeMs: WHOLE_MS,
  }).catch((error: unknown) => {
    if (!(error instanceof OutsideError)) throw error
    const mayPass = error.fault !== 'not allowed' && error.fault !== 'too large'
    throw new ImageError(error.message, { cause: error, mayPass })
  })
  if (status !== 200)
    throw new ImageError(`answered ${status}`, { mayPass: status === 429 || status >= 500 })
  return body
}
