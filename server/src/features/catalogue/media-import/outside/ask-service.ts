import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'
import { callOutside, type OutsideAnswer } from '../../../../platform/outbound/call-outside.ts'
import { OutsideError } from '../../../../platform/outbound/outside-error.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { OutsideServiceError, type ServiceFault } from './outside-service-error.ts'
import { pauseService, takePlace } from './service-turns.repository.ts'

export type ToAsk = 'db' | 'log'

/** A service as it is asked: where, and how often at most. */
export interface Service {
  readonly name: string
  /** Its usual address, which a stand-in replaces: `https://api.example.org`. */
  readonly origin: string
  /** Named by whoever runs the site, it may be on their own network. */
  readonly standIn: string | null
  readonly gapMs: number
  /** What its answer means, where that is no good one; undefined: a good one. */
  readonly judge: (status: number, body: unknown) => ServiceFault | undefined
}

export interface Question {
  /** From the root of the service, with its query. Keys go where they are not in the log: it never shows paths. */
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Who only looks whether it answers asks once. */
  readonly isOnce?: boolean
}

const MOST_BYTES = 8 * 1024 * 1024
const WHOLE_MS = 12_000
/** Longer in line than this, nobody waits: it is said that too much was asked. */
const MOST_WAIT_MS = 8_000
/** As long as a service may ask us to wait before we try once more while somebody waits for the answer. */
const LONGEST_PAUSE_TO_WAIT_MS = 3_000
const LONGEST_PAUSE_MS = 15 * 60_000
const USUAL_PAUSE_MS = 5_000
const MOST_ATTEMPTS = 3
const SECOND_TRY_MS = 400

/**
 * Asks a service in its turn. Once more after a pause that it asks for, or where it did not answer; never where it said no.
 * @throws OutsideServiceError
 */
export async function askService<Schema extends z.ZodType>(
  platform: Needs<ToAsk>,
  service: Service,
  question: Question,
  schema: Schema,
): Promise<z.output<Schema>> {
  for (let attempt = 1; ; attempt++) {
    const answer = await askOnce(platform, service, question)
    if ('body' in answer) return readAs(service, schema, answer.body)
    const { fault, waitMs, detail } = answer
    if (fault === 'too many') await pauseService(platform.db, service.name, waitMs)
    const mayTryAgain =
      !question.isOnce &&
      attempt < MOST_ATTEMPTS &&
      (fault === 'too many' ? waitMs <= LONGEST_PAUSE_TO_WAIT_MS : fault === 'service down')
    if (!mayTryAgain) throw new OutsideServiceError(fault, `${service.name}: ${detail}`)
    await sleep(fault === 'too many' ? waitMs : SECOND_TRY_MS * 2 ** (attempt - 1))
  }
}

type Outcome =
  | { readonly body: unknown }
  | { readonly fault: ServiceFault; readonly waitMs: number; readonly detail: string }

async function askOnce(
  platform: Needs<ToAsk>,
  service: Service,
  question: Question,
): Promise<Outcome> {
  const wait = await takePlace(platform.db, service.name, {
    gapMs: service.gapMs,
    mostWaitMs: MOST_WAIT_MS,
  })
  if (wait === undefined) throw new OutsideServiceError('too many', `${service.name}: in line`)
  if (wait > 0) await sleep(wait)
  try {
    const answer = await callOutside(platform, {
      purpose: `import from ${service.name}`,
      url: `${service.standIn ?? service.origin}${question.path}`,
      method: question.method ?? 'GET',
      headers: {
        accept: 'application/json',
        'user-agent': 'Mediatheque (import of titles)',
        ...question.headers,
      },
      ...(question.body !== undefined && { body: question.body }),
      allow: (url) => ({ url, isInside: service.standIn !== null }),
      mostBytes: MOST_BYTES,
      wholeMs: WHOLE_MS,
    })
    return judgeAnswer(service, answer)
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    // One that never ends is not asked for again.
    const isFinal = error.fault === 'too large' || error.fault === 'not allowed'
    if (isFinal) throw new OutsideServiceError('service down', service.name, error)
    return { fault: 'service down', waitMs: 0, detail: error.message }
  }
}

function judgeAnswer(service: Service, { status, headers, body }: OutsideAnswer): Outcome {
  const read = parseJson(body)
  const fault = service.judge(status, read)
  if (fault) return { fault, waitMs: pauseOf(headers['retry-after']), detail: `answered ${status}` }
  if (read === undefined) return { fault: 'service down', waitMs: 0, detail: 'no JSON' }
  return { body: read }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown
  } catch {
    return undefined
  }
}

/** Seconds or a moment, within reason. */
function pauseOf(retryAfter: string | undefined): number {
  if (retryAfter === undefined) return USUAL_PAUSE_MS
  const ms = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * 1_000
    : Date.parse(retryAfter) - Date.now()
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 100), LONGEST_PAUSE_MS) : USUAL_PAUSE_MS
}

function readAs<Schema extends z.ZodType>(
  service: Service,
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const read = schema.safeParse(body)
  if (read.success) return read.data
  throw new OutsideServiceError('service down', `${service.name}: another shape`, read.error)
}

/** By status alone, as most services say it. */
export function judgeStatus(status: number): ServiceFault | undefined {
  if (status === 401 || status === 403) return 'key refused'
  if (status === 404) return 'unknown id'
  if (status === 429) return 'too many'
  return status >= 200 && status < 300 ? undefined : 'service down'
}
