import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'

const SCRIPT = path.join(import.meta.dirname, '../../scripts/installed-command.ts')
const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-installed-')))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))
const dataDir = path.join(folder, 'films & <more> $(here)')
const environmentFile = path.join(folder, 'mediatheque.env')
fs.writeFileSync(environmentFile, `MAIL_FROM=Our films <site@example.org>\nDATA_DIR=${dataDir}\n`)

const run = (words: readonly string[], variables: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...words], {
    cwd: folder,
    env: { PATH: process.env['PATH'], MEDIATHEQUE_ENVIRONMENT_FILE: environmentFile, ...variables },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

it.each([[['migrat']], [[]], [['../server/src/main']], [['migrate', '--help']]])(
  'says in a line or two that it does not know %j, and does nothing',
  (words) => {
    const { status, said } = run(words)
    expect(status).toBe(2)
    expect(said.trim().split('\n').length).toBeLessThan(3)
    expect(fs.existsSync(dataDir)).toBe(false)
  },
)

it('has the variables of the units, as they are written there', () => {
  expect(run(['backup'])).toEqual({
    status: 1,
    said: `There is no database in ${dataDir}/postgres: is DATA_DIR right?\n`,
  })
  expect(run(['backup'], { DATA_DIR: `${folder}/other` }).said).toContain(
    `${folder}/other/postgres`,
  )
})

it('takes paths from where its caller stands', () => {
  expect(run(['backup', 'verify', 'here']).said).toContain(path.join(folder, 'here'))
})
