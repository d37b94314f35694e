// A browser for the journeys: one named or installed, else Playwright's own, else Debian's package.
import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]

/** @returns {string | undefined} path of a Chromium, or undefined where Playwright's own is to be used */
export function findChromium(root) {
  const known = [process.env.CHROMIUM_PATH, ...INSTALLED].find(
    (file) => file && fs.existsSync(file),
  )
  if (known) return known
  if (hasPlaywrightBrowser(root)) return undefined
  console.log('Installing a browser for the journeys…')
  const playwright = path.join(root, 'node_modules/.bin/playwright')
  if (
    spawnSync(playwright, ['install', '--with-deps', 'chromium'], {
      cwd: root,
      stdio: 'inherit',
      timeout: 300_000,
    }).status === 0 &&
    hasPlaywrightBrowser(root)
  )
    return undefined
  if (process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit', env: environment })
    spawnSync(
      'apt-get',
      ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      { stdio: 'inherit', env: environment },
    )
  }
  const found = INSTALLED.find((file) => fs.existsSync(file))
  if (!found) throw new Error('No browser: install Chromium and name it in CHROMIUM_PATH.')
  return found
}

function hasPlaywrightBrowser(root) {
  try {
    const script =
      "import { chromium } from 'playwright'; process.stdout.write(chromium.executablePath())"
    return fs.existsSync(
      execFileSync(process.execPath, ['--input-type=module', '-e', script], {
        cwd: root,
        encoding: 'utf8',
      }),
    )
  } catch {
    return false
  }
}
