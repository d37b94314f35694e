/**
 * `npm run import -- FILE… [--type movie] [--dry-run]`: films, or catalogues that were exported, from JSON Lines (.jsonl,
 * .jsonl.gz). See docs/CONFIGURATION.md.
 */
import { statSync } from 'node:fs'
import { isTitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import {
  importCatalogueFile,
  isCatalogueFile,
} from '../server/src/features/catalogue/media-import/import-catalogue-file.ts'
import { asCalledHere } from '../server/src/platform/config/as-called-here.ts'
import { importFile } from '../server/src/features/catalogue/media-import/media-import.service.ts'
import { loadConfig } from '../server/src/platform/config/config.ts'
import { features } from '../server/src/features.ts'
import { createPlatform } from '../server/src/platform/create-platform.ts'
import { readCommandLine } from '../server/src/platform/read-command-line.ts'
import { printFailure } from '../server/src/platform/run-program.ts'

const { values, positionals: files } = readCommandLine({
  allowPositionals: true,
  options: {
    type: { type: 'string', default: 'movie' },
    'dry-run': { type: 'boolean', default: false },
  },
})
const { type, 'dry-run': isDryRun } = values
const missing = files.filter((file) => !statSync(file, { throwIfNoEntry: false })?.isFile())
if (files.length === 0 || missing.length > 0 || !isTitleType(type)) {
  process.stderr.write(
    missing.length > 0
      ? `No such file: ${missing.join(', ')}\n`
      : asCalledHere('Usage: npm run import -- FILE… [--type movie] [--dry-run]\n'),
  )
  process.exit(2)
}

const BAR_WIDTH = 30
const PLAIN_EVERY_MS = 5_000
let lastPlainAt = performance.now()
function showProgress(file: string, share: number, lines: number): void {
  if (process.stdout.isTTY) {
    const done = Math.round(share * BAR_WIDTH)
    process.stdout.write(
      `\r  ${'█'.repeat(done)}${'░'.repeat(BAR_WIDTH - done)} ${Math.round(share * 100)} %  ${lines} lines  ${file}  `,
    )
  } else if (performance.now() - lastPlainAt > PLAIN_EVERY_MS) {
    lastPlainAt = performance.now()
    process.stdout.write(`${file}: ${lines} lines, ${Math.round(share * 100)} %\n`)
  }
}

// The first Ctrl-C lets the batch at hand end; a second one ends at once.
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => stopping.abort(new Error('stopped')))

const platform = await openPlatform().catch((error: unknown) => {
  printFailure(error)
  process.exit(1)
})
async function openPlatform() {
  const config = loadConfig({ ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' })
  return createPlatform(config, features, stopping.signal)
}
let current = ''
try {
  for (const file of files) {
    current = file
    const started = performance.now()
    const size = statSync(file).size
    const options = {
      file,
      signal: stopping.signal,
      onProgress: ({ lines, bytes }: { readonly lines: number; readonly bytes: number }) =>
        showProgress(file, Math.min(bytes / size, 1), lines),
    }
    const isCatalogue = await isCatalogueFile(file)
    if (isCatalogue && isDryRun) throw new Error('a catalogue is not imported for a try')
    const result = isCatalogue
      ? await importCatalogueFile(platform, options)
      : await importFile(platform, { ...options, type, isDryRun })
    if (process.stdout.isTTY) process.stdout.write('\n')
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const resumed = result.resumedAt > 0 ? ` (went on after line ${result.resumedAt})` : ''
    process.stdout.write(
      `${file}: ${result.created} created, ${result.updated} updated, ${result.skipped} skipped, ${result.rejected} rejected in ${seconds} s${resumed}${isDryRun ? ' (dry run: nothing written)' : ''}\n`,
    )
    if (result.rejectedFile)
      process.stdout.write(`  rejected lines with their reasons: ${result.rejectedFile}\n`)
    if (result.notesFile)
      process.stdout.write(`  what was left out of imported lines: ${result.notesFile}\n`)
  }
} catch (error) {
  process.exitCode = 1
  const keeps = isDryRun
    ? ''
    : ' What was imported before is kept; the same command goes on from there.'
  process.stderr.write(
    `\n${current}: ${error instanceof Error ? error.message : String(error)}.${keeps}\n`,
  )
} finally {
  await platform.stop()
}
