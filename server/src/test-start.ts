import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

export interface TestStart {
  readonly child: ChildProcess
  /** What it has printed so far, on both streams. */
  output(): string
  /** Resolves when it has ended: with its exit code, or the signal that killed it. */
  readonly ended: Promise<number | NodeJS.Signals | null>
}

/** Starts a program of ours as its users do, in a process of its own. */
export function startProgram(
  file: string,
  env: Record<string, string>,
  parameters: readonly string[] = [],
): TestStart {
  const root = path.resolve(import.meta.dirname, '../..')
  const child = spawn(process.execPath, [path.join(root, file), ...parameters], {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  return {
    child,
    output: () => output,
    ended: new Promise((resolve) => child.once('close', (code, signal) => resolve(signal ?? code))),
  }
}

/** Processes of this machine that were started for a directory, or work in it. */
export function processesOf(directory: string): number[] {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => concerns(pid, directory))
}

function concerns(pid: number, directory: string): boolean {
  try {
    return (
      fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(directory) ||
      fs.readlinkSync(`/proc/${pid}/cwd`).startsWith(directory)
    )
  } catch {
    // It has ended since it was listed.
    return false
  }
}
