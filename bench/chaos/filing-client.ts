import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

const BYTES = 20_000
const PAUSE_MS = 300
/** Older ones are let go of: the disk is small. */
const MOST_KEPT = 400

/** Sums by number of files that were acknowledged. */
export type KeptFiles = Map<number, string>

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Sends small files, one after the other. */
export function startFilingClient(url: string, cookie: string, kept: KeptFiles) {
  let isStopping = false
  const statuses = new Map<string, number>()
  const run = async () => {
    while (!isStopping) {
      const bytes = randomBytes(BYTES)
      const form = new FormData()
      form.set('file', new Blob([bytes], { type: 'text/plain' }), 'chaos.bin')
      const status = await fetch(`${url}/api/v1/file-entries`, {
        method: 'POST',
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
        body: form,
        signal: AbortSignal.timeout(15_000),
      }).then(
        async (answer) => {
          const body = (await answer.json().catch(() => ({}))) as { fileEntry?: { id: number } }
          if (answer.status === 201 && body.fileEntry) kept.set(body.fileEntry.id, sumOf(bytes))
          return String(answer.status)
        },
        () => 'none',
      )
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (kept.size > MOST_KEPT) kept.delete([...kept.keys()][0]!)
      await sleep(PAUSE_MS)
    }
  }
  const running = run()
  return {
    statuses,
    stop: async () => {
      isStopping = true
      await running
    },
  }
}

/** Those that are not there as they were sent. Their addresses end with time: they are asked for again. */
export async function findWrongFiles(
  url: string,
  cookie: string,
  kept: KeptFiles,
): Promise<string[]> {
  const wrong: string[] = []
  for (const [id, sum] of kept) {
    const entry = await fetch(`${url}/api/v1/file-entries/${id}/model`, { headers: { cookie } })
    const { fileEntry } = (await entry.json()) as { fileEntry?: { url: string } }
    const answer = fileEntry && (await fetch(new URL(fileEntry.url, url), { headers: { cookie } }))
    const bytes = new Uint8Array((await answer?.arrayBuffer()) ?? [])
    if (sumOf(bytes) !== sum) wrong.push(`file ${id} (${entry.status}, ${answer?.status})`)
  }
  return wrong
}
