import fs from 'node:fs'
import path from 'node:path'
import type { DestinationStream } from 'pino'

const NAME = /^errors-\d{4}-\d{2}-\d{2}\.log$/
/** However long they are to be kept. */
const MOST_FILES = 90
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
 * Keeps lines in a file per day. Several processes write to the same file: each line is
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
      for (const name of errorLogs(dataDir).slice(MOST_FILES - 1))
        fs.rmSync(path.join(directoryOf(dataDir), name), { force: true })
    }
    if ((size ?? 0) < LARGEST_BYTES) fs.appendFileSync(file, line, { mode: 0o600 })
  }
  const admit = limitRepeats(now)
  return {
    write: (line) => {
      try {
        for (const admitted of admit(line)) append(admitted)
      } catch {
        // The standard output has the line too.
      }
    },
  }
}

/** Deletes the files of the days before. */
export function pruneErrorLogs(dataDir: string, before: Date): void {
  const first = `errors-${before.toISOString().slice(0, 10)}.log`
  for (const name of errorLogs(dataDir))
    if (name < first) fs.rmSync(path.join(directoryOf(dataDir), name), { force: true })
}

const WINDOW_MS = 60_000
const MOST_OF_A_KIND = 20
const MOST_OF_ALL = 200
const LONGEST_LINE = 64 * 1024

/**
 * Lets some lines of each kind pass in a minute, and says later how many more there were: whoever found a fault and
 * repeats it must not push everybody else's out of the file.
 * @returns what is to be written for a line
 */
function limitRepeats(now: () => Date): (line: string) => string[] {
  let endsAt = 0
  let counts = new Map<string, number>()
  let written = 0
  let leftOut = 0
  const begin = (at: number): string[] => {
    const summary =
      leftOut > 0
        ? [
            `${JSON.stringify({ level: 'error', time: now().toISOString(), leftOut, msg: 'more lines like these' })}\n`,
          ]
        : []
    endsAt = at + WINDOW_MS
    counts = new Map()
    written = leftOut = 0
    return summary
  }
  return (line) => {
    const at = now().getTime()
    const before = at >= endsAt || at < endsAt - WINDOW_MS ? begin(at) : []
    const kind = kindOf(line)
    const count = (counts.get(kind) ?? 0) + 1
    if (count > MOST_OF_A_KIND || written >= MOST_OF_ALL) {
      leftOut++
      return before
    }
    counts.set(kind, count)
    written++
    return [...before, line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}\n` : line]
  }
}

/** What happened and where, without what differs from one call to the next. */
function kindOf(line: string): string {
  const { msg, err } = JSON.parse(line) as { msg?: string; err?: { type?: string; stack?: string } }
  const place = /\n\s+at [^\n]*/.exec(err?.stack ?? '')?.[0] ?? ''
  return `${msg} ${err?.type} ${place}`
}

/** The newest file of errors, if there were any. */
export function readLatestErrorLog(dataDir: string): { name: string; content: Buffer } | undefined {
  const [name] = errorLogs(dataDir)
  return name
    ? { name, content: fs.readFileSync(path.join(directoryOf(dataDir), name)) }
    : undefined
}
