import type { BenchCase } from '../harness/bench-case.ts'
import { ratioFigure, takeTurns } from '../harness/compare-with-bare.ts'

const HEADERS = { 'accept-encoding': 'gzip', 'accept-language': 'en', accept: 'text/html' }
const LEAST = 0.5

/** A page that guests see, once it is kept, against sending the same bytes. */
export const benchCase: BenchCase = {
  name: 'kept page of guests',
  async run(context) {
    if (!context.hasPages) return undefined
    const first = await fetch(`${context.app.url}/`, { headers: HEADERS })
    await first.arrayBuffer()
    if (!first.ok) return undefined
    const { body, headers } = await fetchRaw(`${context.app.url}/`)
    const bare = await context.startBare({
      queries: {},
      bytes: { '/': { body: body.toString('base64'), headers } },
    })
    try {
      return [
        ratioFigure(
          'Kept home page for guests',
          await takeTurns(context, [context.app, bare], ['/'], HEADERS),
          LEAST,
        ),
      ]
    } finally {
      await bare.stop()
    }
  },
}

/** The bytes as they travel: fetch() would unpack them. */
async function fetchRaw(url: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const { get } = await import('node:http')
  return new Promise((resolve, reject) => {
    get(url, { headers: HEADERS }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const kept = [
          'content-type',
          'content-encoding',
          'content-security-policy',
          'cache-control',
          'vary',
        ]
        const headers = Object.fromEntries(
          kept.flatMap((name) =>
            typeof answer.headers[name] === 'string' ? [[name, answer.headers[name]] as const] : [],
          ),
        )
        resolve({ body: Buffer.concat(chunks), headers })
      })
    }).on('error', reject)
  })
}
