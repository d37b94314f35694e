import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import https from 'node:https'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { loadConfig } from './platform/config/config.ts'
import { freePort } from './platform/test-free-port.ts'

interface Service {
  readonly image: string
  readonly environment?: Record<string, string>
}

const FILE = path.resolve(import.meta.dirname, '../../docs/deploy/compose.yml')
const written = fs.readFileSync(FILE, 'utf8')
const { services } = parse(written) as { services: Record<string, Service> }
const images = Object.values(services).map(({ image }) => image)
const HOST = 'trial.localhost'
const VALUES: Readonly<Record<string, string>> = {
  SITE_HOST: HOST,
  APP_KEY: 'a-key-of-the-trial-that-is-long-enough',
  DATABASE_PASSWORD: 'databasepassword1',
  BUCKET_PASSWORD: 'bucketpassword1',
}
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-compose-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

it('the compose file starts a site that takes what is written there', () => {
  const smtpUrl = 'smtps://site:secret@mail.example.org'
  const values: Readonly<Record<string, string>> = { ...VALUES, SMTP_URL: smtpUrl }
  const environment = Object.fromEntries(
    Object.entries(services['site']!.environment!).map(([name, value]) => [
      name,
      value.replace(
        /\$\{(\w+):(?:\?[^}]+|- )\}/g,
        (_whole, variable: string) => values[variable] ?? '',
      ),
    ]),
  )
  const config = loadConfig({ ...environment, NODE_ENV: 'production', DATA_DIR: folder })
  expect(config).toMatchObject({
    baseUrl: `https://${HOST}`,
    demo: 'off',
    smtpUrl,
    mailFrom: `no-reply@${HOST}`,
    // podman-compose 1.0 gives the network an address of its own choice, whatever the file says.
    trustedProxies: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
  })
  expect(JSON.stringify(config)).not.toContain('undefined')
})

it('the compose file names where images lie, but for the one that is built', () => {
  expect(images.filter((image) => !image.startsWith('docker.io/'))).toEqual(['mediatheque'])
})

const has = (program: string) =>
  (process.env['PATH'] ?? '').split(':').some((at) => fs.existsSync(path.join(at, program)))
const podman = (...words: string[]) =>
  execFileSync('podman', words, { encoding: 'utf8', stdio: 'pipe' }).trim()
const isHere = (image: string) => {
  try {
    podman('image', 'inspect', image)
    return true
  } catch {
    return false
  }
}
/** It takes minutes, and images that a test does not fetch. */
const isWanted =
  process.env['TRY_COMPOSE'] === 'on' &&
  ['podman', 'podman-compose'].every(has) &&
  images.every(isHere)

describe.skipIf(!isWanted)('the compose file, started', () => {
  const project = `mediatheque-trial-${process.pid}`
  const file = path.join(folder, 'compose.yml')
  const compose = (...words: string[]) =>
    execFileSync('podman-compose', ['-f', file, '-p', project, ...words], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    })
  afterAll(() => {
    compose('down', '--volumes')
    podman('network', 'rm', `${project}_default`)
  })
  const mediatheque = (...words: string[]) =>
    podman('exec', `${project}_site_1`, 'mediatheque', ...words)

  it('has a site behind its proxy, which keeps what was done when it is stopped and started', async () => {
    const [plain, secure] = [await freePort(), await freePort()]
    fs.writeFileSync(
      file,
      written.replace(/ports: .*/, `ports: ["127.0.0.1:${plain}:80", "127.0.0.1:${secure}:443"]`),
    )
    fs.writeFileSync(
      path.join(folder, '.env'),
      Object.entries(VALUES)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    )
    // Its certificate is one of the proxy's own.
    const get = (at: string) =>
      new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
        https
          .get(
            {
              port: secure,
              path: at,
              servername: HOST,
              headers: { host: HOST },
              rejectUnauthorized: false,
            },
            (answer) =>
              void text(answer).then(
                (body) => resolve({ status: answer.statusCode, body }),
                reject,
              ),
          )
          .on('error', reject)
      })
    const statusOf = (at: string) =>
      get(at).then(
        ({ status }) => status,
        (error: unknown) => String(error),
      )
    const isUp = () =>
      expect.poll(() => statusOf('/health/ready'), { timeout: 240_000, interval: 1000 }).toBe(200)

    compose('up', '-d', '--no-build')
    await isUp()
    expect(await statusOf('/login')).toBe(200)
    podman('healthcheck', 'run', `${project}_site_1`)
    mediatheque('admin', 'accounts', 'administrator', 'keeper@trial.example')
    mediatheque('admin', 'settings', 'set', 'branding.site_name', 'Films in boxes')
    mediatheque('backup', '/data/backups/trial')

    compose('down')
    compose('up', '-d', '--no-build')
    await isUp()
    expect((await get('/login')).body).toContain('Films in boxes')
    expect(mediatheque('backup', 'verify', '/data/backups/trial')).toMatch(/^Whole: /m)
  }, 900_000)
})
