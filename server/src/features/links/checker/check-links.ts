import type { CheckResult } from '@mediatheque/contract/links/checker/check-results.ts'
import { type AllowedAddress, callOutside } from '../../../platform/outbound/call-outside.ts'
import { OutsideError } from '../../../platform/outbound/outside-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import type { LinkToCheck } from './link-checks.repository.ts'
import {
  type AskHost,
  type CheckMethod,
  type Findings,
  hostFails,
  type HostFault,
  type Outcome,
} from './methods/check-method.ts'

const WHOLE_MS = 10_000
/** For all parts of a link together; well within the time for which a host is ours. */
const TURN_MS = 60_000
const MOST_REDIRECTS = 5
/** Of a list that a host answers with; files are never read. */
const MOST_BYTES = 512 * 1024

/** A link with what was found of all its parts. */
export interface CheckedLink extends Outcome {
  readonly link: LinkToCheck
  readonly latencyMs: number
  readonly isFault: boolean
}

export interface Checked {
  readonly links: readonly CheckedLink[]
  readonly latencies: readonly number[]
  readonly fault: HostFault | undefined
}

/** How hosts are asked: addresses on the open internet, and what the settings name of the own network. */
export async function createAsk(platform: Needs<ToReadSettings>): Promise<AskHost> {
  const { link_checks: settings } = await getSettings(platform)
  const inside = new Set(settings.inside_hosts.split(',').map((host) => host.trim().toLowerCase()))
  return ({ headers, ...call }) =>
    callOutside(platform, {
      purpose: 'link check',
      mostBytes: MOST_BYTES,
      wholeMs: WHOLE_MS,
      mostRedirects: MOST_REDIRECTS,
      allow: allowOf(inside),
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; Mediatheque link check)', ...headers },
      ...call,
    })
}

/**
 * Which addresses one call may go to, asked hop by hop. Whoever answers out there leads nobody to what the settings name of
 * the own network: only a link, which somebody accepted, or another host in there does.
 */
export function allowOf(inside: ReadonlySet<string>): (url: URL) => AllowedAddress {
  let isStillInside = true
  return (url) => {
    const port = url.port || (url.protocol === 'https:' ? '443' : '80')
    isStillInside &&= inside.has(`${url.hostname}:${port}`)
    return { url, isInside: isStillInside }
  }
}

/** As many of the links as one turn of a host is for. */
export function takeTurn(method: CheckMethod, links: readonly LinkToCheck[]): LinkToCheck[] {
  let room = method.most
  return links.filter(({ urls }, index) => {
    room -= urls.length
    return index === 0 || room >= 0
  })
}

/**
 * Looks at links of one host, call by call. Where the host fails, or is so slow that the time is over, those that it was
 * not asked about are left out.
 */
export async function checkLinks(
  ask: AskHost,
  method: CheckMethod,
  { links, base }: { links: readonly LinkToCheck[]; base: string | null },
): Promise<Checked> {
  const parts = links.flatMap((link) =>
    link.urls.map((url) => ({ id: link.id, url: new URL(url) })),
  )
  const found = new Map<number, (Outcome & { latencyMs: number; isFault: boolean })[]>()
  const latencies: number[] = []
  const until = performance.now() + TURN_MS
  let fault: HostFault | undefined
  for (let from = 0; from < parts.length && !fault; from += method.most) {
    if (performance.now() > until) break
    const asked = parts.slice(from, from + method.most)
    const started = performance.now()
    const findings = await askOnce(
      ask,
      method,
      asked.map(({ url }) => url),
      base,
    )
    const latencyMs = Math.round(performance.now() - started)
    fault = findings.fault
    if (!fault) latencies.push(latencyMs)
    for (const [index, { id }] of asked.entries()) {
      const outcome = { ...findings.outcomes[index]!, latencyMs, isFault: fault !== undefined }
      found.set(id, [...(found.get(id) ?? []), outcome])
    }
  }
  const checked = links.flatMap((link) => {
    const outcomes = found.get(link.id)
    return outcomes ? [{ link, ...worstOf(outcomes) }] : []
  })
  return { links: checked, latencies, fault }
}

async function askOnce(
  ask: AskHost,
  method: CheckMethod,
  addresses: readonly URL[],
  base: string | null,
): Promise<Findings> {
  try {
    return await method.check(ask, addresses, base?.replace(/\/$/, '') ?? null)
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    return hostFails(addresses, error.fault)
  }
}

const WORST_FIRST: readonly CheckResult[] = ['dead', 'unknown', 'restricted', 'alive']

/** Of a link in parts: without one of them the others are of no use. */
function worstOf<O extends Outcome>(outcomes: readonly O[]): O {
  const rank = ({ result }: Outcome) => WORST_FIRST.indexOf(result)
  return outcomes.reduce((worst, outcome) => (rank(outcome) < rank(worst) ? outcome : worst))
}
