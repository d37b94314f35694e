import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { type BrowserContext, chromium } from 'playwright/test'
import { CHROMIUM_FLAGS } from './chromium.ts'

export interface KillableBrowser {
  /** Of the profile, with what it kept before it was killed. */
  context(): BrowserContext
  /** Ends all its processes at once, as a machine that loses its power does. */
  kill(): Promise<void>
  /** Starts it again, with the same profile. */
  restart(): Promise<void>
  close(): Promise<void>
}

/** A browser whose profile outlives it. */
export async function startKillableBrowser(): Promise<KillableBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'mediatheque-profile-'))
  let started = await start(profile)
  const kill = async () => {
    const gone = once(started.child, 'exit')
    process.kill(-started.child.pid!, 'SIGKILL')
    await gone
  }
  return {
    context: () => started.context,
    kill,
    restart: async () => {
      started = await start(profile)
    },
    close: async () => {
      if (started.child.exitCode === null && started.child.signalCode === null) await kill()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function start(profile: string) {
  const child = spawn(
    process.env.CHROMIUM_PATH ?? chromium.executablePath(),
    [
      ...CHROMIUM_FLAGS,
      '--headless=new',
      '--lang=en-GB',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  const browser = await chromium.connectOverCDP(await readAddress(child))
  return { child, context: browser.contexts()[0]! }
}

async function readAddress(child: ChildProcess): Promise<string> {
  for await (const line of createInterface(child.stderr!)) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1]
    if (!address) continue
    // Nobody reads what it says from now on, and a full pipe would stop it.
    child.stderr!.resume()
    return address
  }
  throw new Error('The browser did not start')
}
