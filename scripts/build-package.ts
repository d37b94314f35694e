/**
 * `node scripts/build-package.ts FILE.deb`: a package for Debian of what lies here, built and with its packages, made by dpkg-deb. `--tree FOLDER`
 * lays its files out in a folder instead, as the image of docs/deploy/Containerfile has them. Asks nothing of the network.
 */
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { APP_VERSION } from '../server/src/platform/app-version.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const HOME = 'usr/lib/mediatheque'
/** Of the source: what runs, and what its readers need. */
const PARTS = [
  'contract',
  'server',
  'scripts',
  'shared',
  'docs',
  'web/dist',
  'web/public',
  'web/package.json',
]
const FILES = ['package.json', 'CHANGELOG.md', 'README.md', 'LICENSE']
const LEFT_OUT =
  /(^|\/)node_modules(\/|$)|\.(test|factory)\.tsx?$|^docs\/.*\.(jpg|png)$|\/released\//
/** Of packages: what only editors and debuggers read is a fifth of them. */
const UNREAD = /\.(map|d\.[cm]?ts|flow)$/
const ARCHITECTURES: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' }

const COMMAND = `#!/bin/sh
# mediatheque COMMAND …, as the user of the site.
set -e
[ "$(id -u)" != 0 ] || exec runuser -u mediatheque -- "$0" "$@"
exec /${HOME}/node_modules/node/bin/node /${HOME}/scripts/installed-command.ts "$@"
`
/** Left as it is: where it differs from that of the package before, dpkg asks whoever wrote variables which to keep, and fails without a terminal. */
const ENVIRONMENT = `# Variables of docs/CONFIGURATION.md, one a line: NAME=value
#BASE_URL=https://media.example.org
#TRUSTED_PROXIES=127.0.0.1
#DATABASE_URL=postgresql://mediatheque:…@127.0.0.1:5432/mediatheque
DEMO=off
`
const AFTER_INSTALL = `#!/bin/sh
set -e
getent passwd mediatheque >/dev/null || useradd --system --user-group --no-create-home --home-dir /var/lib/mediatheque --shell /usr/sbin/nologin mediatheque
chown root:mediatheque /etc/mediatheque/mediatheque.env
install -d -o mediatheque -g mediatheque -m 0750 /var/lib/mediatheque
[ -d /run/systemd/system ] || exit 0
systemctl daemon-reload
# The pages of a version before are gone: a site that runs goes on with the new one, as a start does.
[ -z "$2" ] || systemctl try-restart mediatheque.service mediatheque-worker.service
`
const BEFORE_REMOVAL = `#!/bin/sh
set -e
if [ -d /run/systemd/system ] && [ "$1" = remove ]; then systemctl disable --now mediatheque.service mediatheque-worker.service || true; fi
`

interface Manifest {
  readonly dependencies?: Record<string, string>
  readonly optionalDependencies?: Record<string, string>
  readonly peerDependencies?: Record<string, string>
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(fs.readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Manifest

/**
 * What the pages that the server makes import: the rest of what they were built from is in them, and what they load on
 * demand (a player, an upload) is loaded by browsers.
 */
const packagesOfPages = (): string[] =>
  fs
    .globSync('web/dist/server/**/*.js', { cwd: ROOT })
    .flatMap((file) => [
      ...fs
        .readFileSync(path.join(ROOT, file), 'utf8')
        .matchAll(/\b(?:from|import)\s*"((?:@[\w.-]+\/)?[a-z][\w.-]*)["/]/g),
    ])
    .map((match) => match[1]!)

/** Where a package lies for whom who asks for it; undefined for one of another system, or that is not there by choice. */
function findPackage(name: string, asker: string): string | undefined {
  for (let at = asker; ; at = path.dirname(at)) {
    const folder = path.join(at, 'node_modules', name)
    if (fs.existsSync(path.join(ROOT, folder, 'package.json'))) return folder
    if (at === '.') return undefined
  }
}

/** Folders of all packages that run, from those that lie here. */
function packagesThatRun(): string[] {
  const found = new Set<string>(['node_modules/node'])
  const add = (names: readonly string[], asker: string) => {
    for (const name of names) {
      const folder = findPackage(name, asker)
      if (!folder || found.has(folder) || name.startsWith('@mediatheque/')) continue
      found.add(folder)
      const { dependencies, optionalDependencies, peerDependencies } = manifestIn(folder)
      add(Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }), folder)
    }
  }
  for (const part of ['server', 'contract']) {
    const { dependencies, optionalDependencies } = manifestIn(part)
    add(Object.keys({ ...dependencies, ...optionalDependencies }), part)
  }
  add(packagesOfPages(), 'web')
  return [...found]
}

function write(tree: string, name: string, text: string, mode = 0o644): void {
  const file = path.join(tree, name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text, { mode })
  fs.chmodSync(file, mode)
}

function layOut(tree: string): void {
  write(tree, 'usr/bin/mediatheque', COMMAND, 0o755)
  const home = path.join(tree, HOME)
  const copy = (name: string, filter: (source: string) => boolean = () => true) =>
    fs.cpSync(path.join(ROOT, name), path.join(home, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => filter(path.relative(ROOT, source)),
    })
  for (const name of [...PARTS, ...FILES])
    if (fs.existsSync(path.join(ROOT, name))) copy(name, (source) => !LEFT_OUT.test(source))
  for (const name of packagesThatRun())
    copy(
      name,
      (source) => !source.startsWith('node_modules/node/node_modules') && !UNREAD.test(source),
    )
  fs.mkdirSync(path.join(home, 'node_modules/@mediatheque'), { recursive: true })
  for (const name of ['contract', 'server'])
    fs.symlinkSync(`../../${name}`, path.join(home, 'node_modules/@mediatheque', name))
}

function addSystemFiles(tree: string): void {
  for (const unit of ['mediatheque.service', 'mediatheque-worker.service'])
    write(
      tree,
      `lib/systemd/system/${unit}`,
      fs.readFileSync(path.join(ROOT, 'docs/deploy/systemd', unit), 'utf8'),
    )
  write(tree, 'etc/mediatheque/mediatheque.env', ENVIRONMENT, 0o640)
  write(tree, 'DEBIAN/conffiles', '/etc/mediatheque/mediatheque.env\n')
  write(tree, 'DEBIAN/postinst', AFTER_INSTALL, 0o755)
  write(tree, 'DEBIAN/prerm', BEFORE_REMOVAL, 0o755)
  write(
    tree,
    'DEBIAN/control',
    `Package: mediatheque
Version: ${APP_VERSION}
Architecture: ${ARCHITECTURES[process.arch] ?? process.arch}
Maintainer: Mediatheque <mediatheque@localhost>
Depends: libc6, libstdc++6, passwd, util-linux
Section: web
Priority: optional
Description: self-hosted media catalogue
 Members share direct links, newsgroup files and torrents, and moderators
 validate them. Brings its own Node and PostgreSQL.
`,
  )
}

const [first, second] = process.argv.slice(2)
if (!first || (first === '--tree' && !second)) {
  process.stderr.write('Usage: node scripts/build-package.ts FILE.deb | --tree FOLDER\n')
  process.exit(2)
}
if (!fs.existsSync(path.join(ROOT, 'web/dist/.mediatheque-built'))) {
  process.stderr.write('The pages are not built: node scripts/setup.mjs --build\n')
  process.exit(1)
}
if (first === '--tree') layOut(path.resolve(second!))
else {
  const tree = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-package-'))
  try {
    fs.chmodSync(tree, 0o755)
    layOut(tree)
    addSystemFiles(tree)
    execFileSync(
      'dpkg-deb',
      ['--root-owner-group', '-Zgzip', '-z3', '--build', tree, path.resolve(first)],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
  } finally {
    fs.rmSync(tree, { recursive: true, force: true })
  }
}
