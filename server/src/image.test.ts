import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { freePort } from './platform/test-free-port.ts'

const ROOT = path.join(import.meta.dirname, '../..')
const USER = 10_001
const has = (program: string) =>
  (process.env['PATH'] ?? '').split(':').some((at) => fs.existsSync(path.join(at, program)))
const isWanted =
  process.env['TRY_IMAGE'] === 'on' &&
  process.getuid?.() === 0 &&
  ['mmdebstrap', 'buildah', 'unshare'].every(has)

interface ImageConfig {
  readonly User: string
  readonly Cmd: readonly string[]
  readonly Env: readonly string[]
  readonly WorkingDir: string
  readonly Healthcheck: { readonly Test: readonly string[] }
}

describe.skipIf(!isWanted)('the image', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-image-'))
  const name = 'mediatheque-trial'
  const storage = ['--storage-driver', 'vfs']
  const buildah = (...words: string[]) =>
    execFileSync('buildah', [...storage, ...words], { encoding: 'utf8' }).trim()
  let container = ''
  afterAll(() => {
    if (container) buildah('rm', container)
    buildah('rmi', '--force', `localhost/${name}`)
    fs.rmSync(folder, { recursive: true, force: true })
  })

  it('runs as its user, writes nothing but its volume, and says that it is healthy', async () => {
    execFileSync(path.join(ROOT, 'scripts/build-image.sh'), [name], {
      env: { ...process.env, BUILDAH_OPTIONS: storage.join(' ') },
      stdio: 'pipe',
    })
    container = buildah('from', `localhost/${name}`)
    const { Docker } = JSON.parse(buildah('inspect', container)) as {
      Docker: { config: ImageConfig }
    }
    const { config } = Docker
    expect(config.User).toBe(`${USER}:${USER}`)
    const root = path.join(folder, 'root')
    const data = path.join(folder, 'data')
    for (const at of [root, data]) fs.mkdirSync(at)
    fs.chmodSync(folder, 0o755)
    fs.chownSync(data, USER, USER)
    const port = await freePort()
    // What `podman run --read-only --tmpfs /tmp --volume data:/data` does, where no containers may be run.
    const mounts = [
      `mount --bind ${buildah('mount', container)} ${root}`,
      `mount -o remount,bind,ro ${root}`,
      `mount -t tmpfs -o mode=1777 tmpfs ${root}/tmp`,
      `mount --bind ${data} ${root}/data`,
      `mount -t proc proc ${root}/proc`,
      `mount --bind /dev ${root}/dev`,
    ].join(' && ')
    const inside = (command: readonly string[]) =>
      spawn(
        'unshare',
        [
          '--mount',
          'sh',
          '-c',
          `${mounts} && exec chroot --userspec=${USER}:${USER} ${root} env -i "$@"`,
          'sh',
          ...config.Env,
          'HOST=127.0.0.1',
          `PORT=${port}`,
          'DEMO=off',
          'sh',
          '-c',
          `cd ${config.WorkingDir} && exec "$@"`,
          'sh',
          ...command,
        ],
        { stdio: ['ignore', 'pipe', 'pipe'] },
      )
    const site = inside(config.Cmd)
    let output = ''
    for (const stream of [site.stdout, site.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const ended = new Promise((resolve) => site.once('close', resolve))
    const get = (at: string) =>
      fetch(`http://127.0.0.1:${port}${at}`).then(
        (answer) => answer.status,
        () => output,
      )
    try {
      await expect.poll(() => get('/health/ready'), { timeout: 120_000 }).toBe(200)
      expect(await get('/login')).toBe(200)
      const check = inside(config.Healthcheck.Test.slice(1))
      expect(await new Promise((resolve) => check.once('close', resolve))).toBe(0)
    } finally {
      site.kill('SIGTERM')
    }
    expect(await ended, output).toBe(0)
  }, 900_000)
})
