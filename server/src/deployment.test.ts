import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createEmptyDatabase } from './platform/database/test-database.ts'
import { freePort } from './platform/test-free-port.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const DEPLOY = path.join(ROOT, 'docs/deploy')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-deployment-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const has = (program: string) =>
  (process.env['PATH'] ?? '').split(':').some((at) => fs.existsSync(path.join(at, program)))
const read = (file: string) => fs.readFileSync(path.join(DEPLOY, file), 'utf8')
const variables = new Set(
  [
    ...fs
      .readFileSync(path.join(ROOT, 'docs/CONFIGURATION.md'), 'utf8')
      .matchAll(/`([A-Z][A-Z0-9_]+)`/g),
  ].map((match) => match[1]!),
)

describe.each(['mediatheque.service', 'mediatheque-worker.service'])('the unit %s', (unit) => {
  const text = read(`systemd/${unit}`)

  it.skipIf(!has('systemd-analyze'))('has nothing that systemd does not know', () => {
    const file = path.join(folder, unit)
    fs.writeFileSync(
      file,
      text
        .replaceAll('/usr/lib/mediatheque/node_modules/node/bin/node', process.execPath)
        .replace('file:///usr/lib', 'file:///usr/share'),
    )
    execFileSync('systemd-analyze', ['verify', '--man=no', file], { stdio: 'pipe' })
  })

  it('starts a program of the site with the flags of npm start, and waits for its end', () => {
    const [, flags, program] = /^ExecStart=\S+ (.*?) ?(server\/src\/\w+\.ts)$/m.exec(text)!
    expect(fs.existsSync(path.join(ROOT, program!))).toBe(true)
    const { scripts } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
    expect(scripts.start).toBe(`node ${flags} server/src/main.ts`)
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)![1])).toBeGreaterThan(20)
    expect(text).toMatch(/^ProtectSystem=strict$/m)
    expect(text).toMatch(/^NoNewPrivileges=yes$/m)
  })
})

it('the compose file has an image that is built here, and variables that there are', () => {
  const { services } = parse(read('compose.yml'))
  expect(Object.keys(services)).toEqual(['site', 'database', 'bucket', 'make-bucket', 'proxy'])
  const { build, environment, read_only, tmpfs } = services.site
  expect(fs.existsSync(path.join(DEPLOY, build.context, build.dockerfile))).toBe(true)
  expect(Object.keys(environment).filter((name) => !variables.has(name))).toEqual([])
  expect([read_only, tmpfs]).toEqual([true, ['/tmp']])
  for (const { depends_on = [] } of Object.values<{ depends_on?: object }>(services))
    for (const name of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on))
      expect(services).toHaveProperty(name)
})

const isBuilt = fs.existsSync(path.join(ROOT, 'web/dist/.mediatheque-built'))

describe.skipIf(!has('dpkg-deb') || !isBuilt)('the package for Debian', () => {
  it('has what it says, and a site that starts from where it is unpacked', async () => {
    const file = path.join(folder, 'mediatheque.deb')
    execFileSync(process.execPath, ['scripts/build-package.ts', file], { cwd: ROOT })
    expect(execFileSync('dpkg-deb', ['--info', file], { encoding: 'utf8' })).toMatch(
      /Package: mediatheque\n Version: \d+\.\d+\.\d+\n/,
    )
    const tree = path.join(folder, 'tree')
    execFileSync('dpkg-deb', ['--extract', file, tree])
    fs.rmSync(file)
    for (const name of [
      'lib/systemd/system/mediatheque.service',
      'usr/bin/mediatheque',
      'etc/mediatheque/mediatheque.env',
      'usr/lib/mediatheque/CHANGELOG.md',
    ])
      expect([name, fs.existsSync(path.join(tree, name))]).toEqual([name, true])

    const variablesFile = fs.readFileSync(path.join(tree, 'etc/mediatheque/mediatheque.env'))
    expect(createHash('sha256').update(variablesFile).digest('hex'), 'dpkg would ask').toBe(
      '53fa9c1324c4b17f2bf23963a4795e679f6cc3a34e4edd5aef08fc22ff6af4c4',
    )

    const { url } = await createEmptyDatabase()
    const port = await freePort()
    const home = path.join(tree, 'usr/lib/mediatheque')
    const node = path.join(home, 'node_modules', 'node', 'bin', 'node')
    const site = spawn(node, ['server/src/main.ts'], {
      cwd: home,
      env: {
        NODE_ENV: 'production',
        DATABASE_URL: url,
        DATA_DIR: path.join(folder, 'data'),
        PORT: String(port),
        DEMO: 'off',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [site.stdout, site.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const ended = new Promise((resolve) => site.once('close', resolve))
    try {
      const get = (at: string) =>
        fetch(`http://127.0.0.1:${port}${at}`).then(
          (answer) => answer.status,
          () => output,
        )
      await expect.poll(() => get('/health/ready'), { timeout: 120_000 }).toBe(200)
      expect(await get('/login')).toBe(200)
    } finally {
      site.kill('SIGTERM')
    }
    expect(await ended, output).toBe(0)
    const command = execFileSync(node, ['scripts/installed-command.ts', 'admin'], { cwd: home })
    expect(String(command)).toMatch(/^Usage: mediatheque admin COMMAND/)
  }, 400_000)
})
