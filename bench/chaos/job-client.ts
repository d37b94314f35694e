import { setTimeout as sleep } from 'node:timers/promises'

const JOB = 'visits.count'
const PATIENCE_MS = 60_000

interface Run {
  readonly id: number
  readonly outcome: string
}

/** Whether a job that is asked for now is worked now. */
export async function worksItsJobs(url: string, cookie: string): Promise<boolean> {
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${url}/api/v1/logs/schedule/${JOB}/${path}`, {
      ...init,
      headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      signal: AbortSignal.timeout(15_000),
    })
  const lastDone = async () => {
    const { runs } = (await (await call('runs')).json()) as { runs: Run[] }
    return Math.max(0, ...runs.filter(({ outcome }) => outcome === 'done').map(({ id }) => id))
  }
  try {
    const before = await lastDone()
    const asked = await call('run', { method: 'POST', body: '{}' })
    // Another run of it may wait already.
    if (asked.status !== 202 && asked.status !== 409) return false
    for (let waited = 0; waited < PATIENCE_MS; waited += 500) {
      if ((await lastDone()) > before) return true
      await sleep(500)
    }
    return false
  } catch {
    return false
  }
}
