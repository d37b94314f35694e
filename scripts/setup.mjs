// Runs on whatever Node the machine has (as below), before anything is installed: plain JavaScript, no dependency.
// Installs when the lock file changed and, with --build, builds the pages when their sources changed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// An older one says so below, in place of a fault: nothing here may ask it for more than it has. npm leaves out what is built
// for a Node that it is not run by, the one that builds the pages among it.
const [major, minor] = process.versions.node.split('.').map(Number)
if (!(major > 22 || (major === 22 && minor >= 13) || (major === 20 && minor >= 19))) {
  console.error(
    `Mediatheque needs Node 20.19, 22.13 or later to install itself; this is ${process.version}.`,
  )
  process.exit(1)
}

const root = fileURLToPath(new URL('..', import.meta.url))
const installMark = path.join(root, 'node_modules/.mediatheque-installed')
const buildMark = path.join(root, 'web/dist/.mediatheque-built')

const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')

function filesBelow(folder) {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files)
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file))
  return hash.digest('hex')
}

function npm(args) {
  const cli = process.env.npm_execpath
  const [command, first] = cli ? [process.execPath, [cli]] : ['npm', []]
  // npm says a lot about engines: the machine's Node installs, the packaged Node 24 runs.
  const result = spawnSync(
    command,
    [...first, ...args, '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: 'inherit' },
  )
  if (result.status !== 0) {
    console.error(`npm ${args.join(' ')} failed.`)
    process.exit(result.status ?? 1)
  }
}

function install() {
  const wanted = hashOf([path.join(root, 'package-lock.json')])
  if (read(installMark) === wanted || isThere()) return
  console.log('Installing what Mediatheque needs…')
  npm(['ci'])
  fs.writeFileSync(installMark, wanted)
}

/** Whether every package lies there as the lock file has it: who asks for one may change without anything to install. */
function isThere() {
  const packagesOf = (file) => JSON.parse(read(path.join(root, file)) || '{}').packages ?? {}
  const there = packagesOf('node_modules/.package-lock.json')
  const wanted = Object.entries(packagesOf('package-lock.json')).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  )
  return wanted.every(([place, { version, integrity, optional }]) =>
    there[place]
      ? there[place].version === version && there[place].integrity === integrity
      : optional === true,
  )
}

function build() {
  const sources = ['web/src', 'web/public', 'web/vite', 'contract/src'].flatMap((folder) =>
    filesBelow(path.join(root, folder)),
  )
  const settings = ['web/vite.config.ts', 'web/package.json', 'package-lock.json'].map((file) =>
    path.join(root, file),
  )
  const wanted = hashOf([
    ...sources.filter((file) => !/\.test\.tsx?$|\.gen\.(?:ts|css)$/.test(file)),
    ...settings,
  ])
  if (read(buildMark) === wanted) return
  console.log('Building the pages…')
  const node = path.join(root, 'node_modules/.bin/node')
  const environment = {
    ...process.env,
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
    NODE_ENV: 'production',
  }
  for (const args of [
    ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'],
    ['web/vite/compress-assets.ts'],
  ]) {
    const { status } = spawnSync(node, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: environment,
    })
    if (status !== 0) {
      console.error('The pages could not be built.')
      process.exit(1)
    }
  }
  fs.writeFileSync(buildMark, wanted)
}

install()
if (process.argv.includes('--build')) build()
