import { execFileSync } from 'node:child_process'
import os from 'node:os'
import type { Figure } from './bench-case.ts'

export interface BenchReport {
  date: Date
  postgres: string
  titles: number
  links: number
  /** Average load of the machine before the first figure: what else it was busy with. */
  busyBefore: number
  figures: Figure[]
  notAvailable: string[]
}

const verdict = (figure: Figure) =>
  figure.isMet === undefined ? '' : figure.isMet ? 'met' : 'missed'

export function printTable({ figures, notAvailable }: BenchReport): string {
  const width = Math.max(...figures.map(({ what }) => what.length), 20)
  const lines = figures.map(
    (figure) =>
      `${figure.what.padEnd(width)}  ${figure.measured.padStart(9)}  ${figure.required.padEnd(24)}  ${verdict(figure).padEnd(6)}  ${figure.detail ?? ''}`,
  )
  return [...lines, ...notAvailable.map((name) => `${name.padEnd(width)}  not available`)].join(
    '\n',
  )
}

export function toMarkdown(report: BenchReport): string {
  const rows = report.figures.map(
    (figure) =>
      `| ${[figure.what, figure.measured, figure.required, verdict(figure), figure.detail ?? ''].join(' | ')} |`,
  )
  return `# Benchmarks

Written by \`npm run bench\`; measure again instead of editing. Ratios are medians of rounds that take turns on one machine,
the load comes from a process of its own, and application, database and load share the same cores: a ratio travels between
machines, calls per second do not. The bare handlers run the very statements that the application sent, recorded in the run.

- ${report.date.toISOString().slice(0, 10)}, ${os.cpus().length} cores (${os.cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(os.totalmem() / 2 ** 30)} GiB, load average ${report.busyBefore.toFixed(1)} before the start
- Node ${process.versions.node}, PostgreSQL ${report.postgres}, commit ${commit()}
- ${report.titles.toLocaleString('en')} titles, ${report.links.toLocaleString('en')} links (\`npm run seed:scale\`)

| what | measured | required | | detail |
|---|---|---|---|---|
${rows.join('\n')}
${report.notAvailable.map((name) => `| ${name} | not available | | | |`).join('\n')}
`
    .trimEnd()
    .concat('\n')
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return 'unknown'
  }
}
