import { isInsideAddress } from '../../../platform/outbound/public-address.ts'
import { callOutside } from '../../../platform/outbound/call-outside.ts'
import { writeContent } from '../../../platform/outbound/outside-content.ts'
import { OutsideError } from '../../../platform/outbound/outside-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { DebridError } from './debrid-error.ts'
import type { AskProvider, ProviderCall, UnlockedFile } from './providers/debrid-provider.ts'
import { isFields } from './providers/read-answers.ts'

const WHOLE_MS = 10_000
const IDLE_MS = 6_000
/** Their answers are small; whatever is larger is none. */
const MOST_BYTES = 256 * 1024
const MOST_URL_LENGTH = 4_000

export interface ProviderAddress {
  readonly origin: string
  /** Named by whoever runs the site. */
  readonly isStandIn: boolean
}

/** How one service is asked: at its own address alone, without being led elsewhere, so that no key goes astray. */
export const createAskProvider =
  (platform: Needs<'log'>, { origin, isStandIn }: ProviderAddress): AskProvider =>
  async (call) => {
    try {
      const { status, body } = await callOutside(platform, {
        purpose: 'debrid service',
        mostBytes: MOST_BYTES,
        wholeMs: WHOLE_MS,
        idleMs: IDLE_MS,
        allow: (url) => (url.origin === origin ? { url, isInside: isStandIn } : undefined),
        ...contentOf(origin, call),
      })
      return { status, data: readBody(status, body) }
    } catch (error) {
      if (!(error instanceof OutsideError)) throw error
      const isSilent = ['no answer', 'too late', 'broke off', 'not allowed'].includes(error.fault)
      throw new DebridError(isSilent ? 'unreachable' : 'unclear')
    }
  }

const contentOf = (origin: string, { path, bearer, ...content }: ProviderCall) =>
  writeContent(new URL(path, origin), content, {
    accept: 'application/json',
    'user-agent': 'Mediatheque',
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
  })

/** Refusals are data too, with a status of their own; a page of HTML or half an answer is nobody's word. */
function readBody(status: number, body: Buffer) {
  try {
    const data: unknown = JSON.parse(String(body))
    if (isFields(data)) return data
  } catch {
    // Answered below.
  }
  if (status === 429) throw new DebridError('tooOften')
  throw new DebridError(status >= 500 ? 'unreachable' : 'unclear')
}

const INSIDE_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa)$/i

/**
 * A direct address is opened by the member's browser: only the open web, and nothing that runs there or lies in their house.
 * @throws DebridError
 */
export function assertSafe(file: UnlockedFile): UnlockedFile {
  const url =
    file.url.length <= MOST_URL_LENGTH && URL.canParse(file.url) ? new URL(file.url) : null
  const isSafe =
    url !== null &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    !url.username &&
    !url.password &&
    !isInsideAddress(url.hostname) &&
    !INSIDE_NAME.test(url.hostname) &&
    /[.:]/.test(url.hostname)
  if (!isSafe) throw new DebridError('unsafe')
  return { ...file, url: url.href }
}
