import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A line that was refused, or of which something was left out (`reason` says which). */
export interface ReportedLine {
  line: number
  reason: string
  text: string
}

export function reportPath(dataDir: string, file: string, kind: 'rejected' | 'notes'): string {
  return path.join(dataDir, 'imports', `${path.basename(file)}.${kind}.jsonl`)
}

/** Starts the report anew, or, for a run that goes on, forgets what it noted after the last saved line. */
export async function openReport(report: string, linesDone: number): Promise<void> {
  await mkdir(path.dirname(report), { recursive: true })
  const entries = linesDone > 0 ? await readFile(report, 'utf8').catch(() => '') : ''
  const kept = entries.split('\n').filter((entry) => {
    try {
      return (JSON.parse(entry) as ReportedLine).line <= linesDone
    } catch {
      // The last entry may have been cut off when the run was killed.
      return false
    }
  })
  if (kept.length > 0) await writeFile(report, `${kept.join('\n')}\n`)
  else await rm(report, { force: true })
}

export async function addToReport(report: string, lines: readonly ReportedLine[]): Promise<void> {
  if (lines.length > 0)
    await appendFile(report, lines.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
}
