import fs from 'node:fs'
import path from 'node:path'
import type { DestinationStream } from 'pino'

const NAME = /^errors-\d{4}-\d{2}-\d{2}\.log$/
const KEPT_FILES = 14
/** A fault that repeats itself must not fill the disk. */
const LARGEST_BYTES = 20 * 1024 * 1024

const directoryOf = (dataDir: string) => path.join(dataDir, 'logs')

/** Newest first. */
function errorLogs(dataDir: string): string[] {
  try {
    return fs
      .readdirSync(directoryOf(dataDir))
      .filter((name) => NAME.test(name))
      .sort()
      .reverse()
  } catch {
    return []
  }
}

/**
 * Keeps lines in a file per day, the last fourteen of them. Several processes write to the same file: each line is
 * appended at once. A disk that takes no lines stops nothing else.
 */
export function createErrorLog(
  dataDir: string,
  now: () => Date = () => new Date(),
): DestinationStream {
  const append = (line: string) => {
    const file = path.join(directoryOf(dataDir), `errors-${now().toISOString().slice(0, 10)}.log`)
    const size = fs.statSync(file, { throwIfNoEntry: false })?.size
    if (size === undefined) {
      fs.mkdirSync(directoryOf(dataDir), { recursive: true })
      for (const name of errorLogs(dataDir).slice(KEPT_FILES - 1))
        fs.rmSync(path.join(directoryOf(dataDir), name), { force: true })
    }
    if ((size ?? 0) < LARGEST_BYTES) fs.appendFileSync(file, line, { mode: 0o600 })
  }
  return {
    write: (line) => {
      try {
        append(line)
      } catch {
        // The standard output has the line too.
      }
    },
  }
}

/** The newest file of errors, if there were any. */
export function readLatestErrorLog(dataDir: string): { name: string; content: Buffer } | undefined {
  const [name] = errorLogs(dataDir)
  return name
    ? { name, content: fs.readFileSync(path.join(directoryOf(dataDir), name)) }
    : undefined
}
