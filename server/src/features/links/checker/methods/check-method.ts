import type { CheckResult } from '@mediatheque/contract/links/checker/check-results.ts'
import type { OutsideAnswer } from '../../../../platform/outbound/call-outside.ts'

/** What was found at one address. */
export interface Outcome {
  readonly result: CheckResult
  readonly httpStatus: number | null
}

/** What a host said of some addresses, in their order. */
export interface Findings {
  readonly outcomes: readonly Outcome[]
  /** It could not be asked: it wants a pause, does not answer, or says something that nobody understands. */
  readonly fault?: HostFault
}

export interface HostFault {
  /** For those who look after hosts: `429`, `no answer`. */
  readonly what: string
  /** Its own wish. */
  readonly retryAfterMs?: number
}

/** One call to a host: never to an inside address, at any hop. @throws OutsideError */
export type AskHost = (call: {
  readonly url: string
  readonly method?: 'GET' | 'HEAD' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Whether only its head is wanted. */
  readonly isHeadEnough?: true
}) => Promise<OutsideAnswer>

export interface CheckMethod {
  /** Hosts that are known to answer it. */
  readonly domains: readonly string[]
  /** Addresses that one call asks about. */
  readonly most: number
  /** Between two calls, where the host wants more than its rate says. */
  readonly leastGapMs?: number
  /** @param base where it asks instead of where this method usually does */
  check(ask: AskHost, addresses: readonly URL[], base: string | null): Promise<Findings>
}

export const outcomeOf = (result: CheckResult, httpStatus: number | null = null): Outcome => ({
  result,
  httpStatus,
})

const DAY_MS = 24 * 3_600_000

/** A wish for a pause, in seconds or as a moment. */
export function retryAfterOf({ headers }: OutsideAnswer, now = Date.now()): number | undefined {
  // Said twice it is a list, whatever its type says.
  const said = [headers['retry-after'] ?? ''].flat()[0]!.trim()
  if (!said) return undefined
  const ms = /^\d+$/.test(said) ? Number(said) * 1_000 : Date.parse(said) - now
  return ms > 0 ? Math.min(ms, DAY_MS) : undefined
}

/** Nothing is known of any of these addresses, because of the host. */
export function hostFails(
  addresses: readonly URL[],
  what: string,
  answer?: OutsideAnswer,
): Findings {
  const retryAfterMs = answer && retryAfterOf(answer)
  return {
    outcomes: addresses.map(() => outcomeOf('unknown', answer?.status ?? null)),
    fault: { what, ...(retryAfterMs !== undefined && { retryAfterMs }) },
  }
}
