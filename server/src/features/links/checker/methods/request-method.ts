import { OutsideError } from '../../../../platform/outbound/outside-error.ts'
import type { OutsideAnswer } from '../../../../platform/outbound/call-outside.ts'
import { type CheckMethod, type Findings, hostFails, outcomeOf } from './check-method.ts'

/** Where a site leads whom it has nothing for, and says so in the address. */
const GONE_PAGE = /\/(404|not[-_]?found|file[-_]?not[-_]?found)(\.\w{3,5})?\/?$/i
const LOGIN_PAGE = /\/(login|signin|sign[-_]in)(\.\w{3,5})?\/?$/i

/**
 * Asks for the file itself: for its head, and where that is not a yes, for its first byte. It is dead where the second
 * says so too: 404 or 410. Refusals, pages and silence never mean that.
 */
export const requestMethod: CheckMethod = {
  domains: [],
  most: 1,
  check: async (ask, [address]) => {
    const url = address!.href
    try {
      const head = await ask({ url, method: 'HEAD', isHeadEnough: true })
      if (isGood(head) || isFault(head)) return judge(head, address!)
      const range = { range: 'bytes=0-0' }
      return judge(await ask({ url, headers: range, isHeadEnough: true }), address!)
    } catch (error) {
      // Where it leads is its own affair, and says nothing about its host.
      if (error instanceof OutsideError && /^(not allowed|too many)/.test(error.fault))
        return { outcomes: [outcomeOf('unknown')] }
      throw error
    }
  },
}

const isGood = ({ status }: OutsideAnswer) => status >= 200 && status < 300
// Some do not know how to answer a HEAD: those are asked for a byte.
const isFault = ({ status }: OutsideAnswer) => status === 429 || (status >= 502 && status <= 504)

function judge(answer: OutsideAnswer, asked: URL): Findings {
  const { status, url } = answer
  if (status === 429 || status >= 500) return hostFails([asked], String(status), answer)
  const isLedTo = (page: RegExp) => page.test(url.pathname) && !page.test(asked.pathname)
  const result = () => {
    if (status === 404 || status === 410 || (isGood(answer) && isLedTo(GONE_PAGE))) return 'dead'
    if ([401, 402, 403, 407, 451].includes(status) || isLedTo(LOGIN_PAGE)) return 'restricted'
    // An empty file has no first byte.
    if (status === 416) return 'alive'
    if (!isGood(answer)) return 'unknown'
    // From a file to the first page of a site: it may be gone, or ask for something first.
    return url.pathname === '/' && asked.pathname !== '/' ? 'unknown' : 'alive'
  }
  return { outcomes: [outcomeOf(result(), status)] }
}
