// A browser for the journeys: one named or installed, else Playwright's own, else Debian's package.
import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** No window, tabs or address bar of its own to draw: a journey takes a third less time. */
const SHELL = '/usr/bin/chromium-headless-shell'
const WITH_WINDOW = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
]

const isThere = (file) => file && fs.existsSync(file)

/** @returns {string | undefined} path of a Chromium, or undefined where Playwright's own is to be used */
export function findChromium(root) {
  // A gate may add to its machine; whoever develops on theirs takes what is there.
  if (process.env.CI && !isThere(process.env.CHROMIUM_PATH) && !isThere(SHELL))
    installPackages('chromium-headless-shell')
  const known = [process.env.CHROMIUM_PATH, SHELL, ...WITH_WINDOW].find(isThere)
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
  installPackages('chromium-headless-shell')
  if (!isThere(SHELL)) installPackages('chromium')
  const found = [SHELL, ...WITH_WINDOW].find(isThere)
  if (!found) throw new Error('No browser: install Chromium and name it in CHROMIUM_PATH.')
  return found
}

/** Debian's packages, with the letters that pages are drawn with; nothing where they cannot be had. */
function installPackages(name) {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update', '-q'], options)
  const packages = [name, 'fonts-liberation']
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], options)
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
