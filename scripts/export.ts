/** `npm run export -- FILE [--after title-12]`: the whole catalogue as JSON Lines (.jsonl, .jsonl.gz). See docs/CONFIGURATION.md. */
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import {
  exportCatalogue,
  readCursor,
} from '../server/src/features/catalogue/media-import/export-catalogue.ts'
import { asCalledHere } from '../server/src/platform/config/as-called-here.ts'
import { loadConfig } from '../server/src/platform/config/config.ts'
import { features } from '../server/src/features.ts'
import { createPlatform } from '../server/src/platform/create-platform.ts'
import { readCommandLine } from '../server/src/platform/read-command-line.ts'
import { printFailure } from '../server/src/platform/run-program.ts'

const { values, positionals } = readCommandLine({
  allowPositionals: true,
  options: { after: { type: 'string' } },
})
const [file] = positionals
const after = readCursor(values.after)
if (!file || positionals.length > 1 || (values.after !== undefined && !after)) {
  process.stderr.write(asCalledHere('Usage: npm run export -- FILE [--after title-12]\n'))
  process.exit(2)
}

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => stopping.abort(new Error('stopped')))

try {
  const config = loadConfig({ ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' })
  const platform = await createPlatform(config, features, stopping.signal)
  try {
    let count = 0
    async function* lines() {
      for await (const line of exportCatalogue(platform, after)) {
        count++
        yield line
      }
    }
    // Lines that are there stay: what goes on after one of them stands behind it.
    const target = createWriteStream(file, { flags: after ? 'a' : 'w' })
    const source = Readable.from(lines(), { objectMode: false })
    await (file.endsWith('.gz')
      ? pipeline(source, createGzip(), target, { signal: stopping.signal })
      : pipeline(source, target, { signal: stopping.signal }))
    process.stdout.write(`${file}: ${count} lines\n`)
  } finally {
    await platform.stop()
  }
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}
