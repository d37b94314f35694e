import { setTimeout as sleep } from 'node:timers/promises'
import { Gauge, Registry } from 'prom-client'
import type { Needs } from '../platform.ts'

export type ToReadFigures = Needs<'db' | 'clock' | 'config'>

export interface FigureValue {
  readonly name: string
  readonly labels?: Readonly<Record<string, string>>
  readonly value: number
}

/** Figures of the whole site, which any of its processes finds out alike. */
export interface SiteFigures {
  readonly subject: string
  /** What each of them is called and says. */
  readonly names: Readonly<Record<string, string>>
  /** So long an answer is good for whoever asks next. */
  readonly keptMs: number
  read(platform: ToReadFigures): Promise<readonly FigureValue[]>
}

const PATIENCE_MS = 3_000

/**
 * Asks for figures of the site, each subject no oftener than it says and never twice at once.
 * @returns what writes them; a subject that cannot be read, or not soon, is left out and said to be
 */
export function createSiteFigures(
  platform: ToReadFigures & Needs<'log'>,
  subjects: readonly SiteFigures[],
): () => Promise<string> {
  const readers = subjects.map((subject) => ({ subject, read: keepFor(platform, subject) }))
  return async () => {
    const registry = new Registry()
    const isRead = new Gauge({
      name: 'mediatheque_figures_read',
      help: '1 where figures of the site could be read, 0 where they are left out, by subject',
      labelNames: ['subject'],
      registers: [registry],
    })
    await Promise.all(
      readers.map(async ({ subject, read }) => {
        try {
          addTo(registry, subject, await read())
          isRead.set({ subject: subject.subject }, 1)
        } catch (error) {
          platform.log.warn({ err: error, subject: subject.subject }, 'figures cannot be read')
          isRead.set({ subject: subject.subject }, 0)
        }
      }),
    )
    return registry.metrics()
  }
}

function addTo(registry: Registry, { names }: SiteFigures, values: readonly FigureValue[]): void {
  for (const [name, help] of Object.entries(names)) {
    const ofName = values.filter((value) => value.name === name)
    const labelNames = Object.keys(ofName[0]?.labels ?? {})
    const gauge = new Gauge({ name, help, labelNames, registers: [registry] })
    if (ofName.length === 0) gauge.reset()
    for (const { labels = {}, value } of ofName) gauge.set({ ...labels }, value)
  }
}

function keepFor(platform: ToReadFigures, { keptMs, read }: SiteFigures) {
  let readAt = Number.NEGATIVE_INFINITY
  let kept: readonly FigureValue[] = []
  let underway: Promise<void> | undefined
  return async (): Promise<readonly FigureValue[]> => {
    if (performance.now() - readAt < keptMs) return kept
    underway ??= read(platform)
      .then((values) => {
        kept = values
        readAt = performance.now()
      })
      .finally(() => {
        underway = undefined
      })
    await within(underway)
    return kept
  }
}

async function within(work: Promise<void>): Promise<void> {
  const done = new AbortController()
  try {
    await Promise.race([
      work,
      sleep(PATIENCE_MS, undefined, { ref: false, signal: done.signal }).then(() => {
        throw new Error('It takes too long.')
      }),
    ])
  } finally {
    done.abort()
  }
}
