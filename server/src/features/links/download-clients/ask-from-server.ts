import {
  type AskClient,
  type ClientCall,
  ClientError,
} from '@mediatheque/contract/links/download-clients/protocols/client-protocol.ts'
import { callOutside } from '../../../platform/outbound/call-outside.ts'
import { hostWithPort } from '../../../platform/outbound/host-with-port.ts'
import { writeContent } from '../../../platform/outbound/outside-content.ts'
import { OutsideError } from '../../../platform/outbound/outside-error.ts'
import { isInsideAddress } from '../../../platform/outbound/public-address.ts'
import type { Needs } from '../../../platform/platform.ts'

const WHOLE_MS = 10_000
const IDLE_MS = 8_000
/** Their answers are small; whatever is larger is none. */
const MOST_BYTES = 256 * 1024

/** Whether whoever runs the site named this host of their own network. */
const isNamed = ({ config }: Needs<'config'>, url: URL): boolean =>
  config.downloadClientHosts.includes(hostWithPort(url))

/** As far as the address says it; where a name leads is looked at with every call. */
export function mayBeAsked(platform: Needs<'config'>, url: URL): boolean {
  return isNamed(platform, url) || !isInsideAddress(url.hostname)
}

/** How a client is asked by the site: at its own address alone, without being led elsewhere, so that no password goes astray. */
export const createAskFromServer =
  (platform: Needs<'config' | 'log'>, address: string): AskClient =>
  async (call) => {
    const { origin } = new URL(address)
    try {
      const { status, headers, body } = await callOutside(platform, {
        purpose: 'download client',
        mostBytes: MOST_BYTES,
        wholeMs: WHOLE_MS,
        idleMs: IDLE_MS,
        allow: (url) =>
          url.origin === origin ? { url, isInside: isNamed(platform, url) } : undefined,
        ...contentOf(address, call),
      })
      return { status, text: String(body), cookie: cookieOf(headers['set-cookie']) }
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error
      if (error.fault === 'not allowed') throw new ClientError('ownNetwork')
      const isSilent = ['no answer', 'too late', 'broke off'].includes(error.fault)
      throw new ClientError(isSilent ? 'unreachable' : 'unclear')
    }
  }

/** A single one is no list, whatever the types say. */
function cookieOf(given: string | readonly string[] | undefined): string | undefined {
  const pairs = [given ?? []].flat().map((cookie) => cookie.split(';')[0])
  return pairs.join('; ') || undefined
}

const contentOf = (address: string, { path, cookie, ...content }: ClientCall) =>
  writeContent(address + path, content, {
    'user-agent': 'Mediatheque',
    // Some take calls of other sites for forged ones: this one comes from nowhere else.
    referer: `${new URL(address).origin}/`,
    ...(cookie !== undefined && { cookie }),
  })
