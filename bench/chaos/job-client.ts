import { setTimeout as sleep } from 'node:timers/promises'

const JOB = 'visits.count'
const PATIENCE_MS = 180_000
const ASK_MS = 10_000
const LOOK_MS = 500

interface Run {
  readonly id: number
  readonly outcome: string
}

/** `worked` where a job that is asked for now is worked soon: one that was lost by its process is found within two minutes. */
export async function worksItsJobs(url: string, cookie: string): Promise<string> {
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
  let said = ''
  try {
    const before = await lastDone()
    for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
      // Where it waits or runs already, or was lost, that is found by asking again.
      if (waited % ASK_MS === 0)
        said = String((await call('run', { method: 'POST', body: '{}' })).status)
      if ((await lastDone()) > before) return 'worked'
      await sleep(LOOK_MS)
    }
    return `not worked within ${PATIENCE_MS / 1000} s, asked: ${said}`
  } catch (error) {
    return `${said} ${String(error)}`
  }
}
