import { setTimeout as sleep } from 'node:timers/promises'
import { type BenchCase, median } from '../harness/bench-case.ts'
import { readMemoryMebibytes } from '../harness/processes.ts'

const FULL_TITLES = 1_000_000
const MINUTES = { full: 10, short: 2 }
const SAMPLE_MS = 2_000
const MOST_GROWTH = 1.15

/** Pages and lists under load for minutes, after everything else was measured: what it takes may not grow. */
export const benchCase: BenchCase = {
  name: 'memory under load',
  async run({ app, load, titles, hasPages, memberCookie }) {
    if (readMemoryMebibytes([app.pid]) === undefined) return undefined
    const minutes = titles >= FULL_TITLES ? MINUTES.full : MINUTES.short
    const paths = [
      '/api/v1/titles?type=movie',
      '/api/v1/titles?type=series&order=created_at:desc',
      ...(hasPages ? ['/', '/movies', '/series'] : []),
    ]
    const samples: number[] = []
    const end = Date.now() + minutes * 60_000
    let isLoaded = true
    const loading = (async () => {
      while (Date.now() < end)
        await load.send({
          url: app.url,
          paths,
          headers: { cookie: memberCookie },
          connections: 8,
          seconds: 10,
        })
      isLoaded = false
    })()
    while (isLoaded) {
      samples.push(readMemoryMebibytes([app.pid]) ?? Number.NaN)
      await sleep(SAMPLE_MS)
    }
    await loading
    const third = Math.floor(samples.length / 3)
    const [early, late] = [
      median(samples.slice(third, 2 * third)),
      median(samples.slice(2 * third)),
    ]
    return [
      {
        what: `Memory of the application over ${minutes} minutes of load, last third against the one before`,
        measured: (late / early).toFixed(2),
        required: `≤ ${MOST_GROWTH}`,
        isMet: late / early <= MOST_GROWTH,
        detail: `${Math.round(early)} and ${Math.round(late)} MiB, at most ${Math.round(Math.max(...samples))}`,
      },
    ]
  },
}
