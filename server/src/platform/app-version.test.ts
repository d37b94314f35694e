import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCommitThere, readReleaseNotes } from './app-version.ts'

const COMMIT = 'a'.repeat(40)
let root: string
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'mediatheque-release-'))
  await mkdir(path.join(root, '.git/refs/heads'), { recursive: true })
})
afterAll(() => rm(root, { recursive: true }))
const write = (file: string, text: string) => writeFile(path.join(root, file), text)

describe('the software that lies here', () => {
  it('says which commit it is, or nothing where it came without its history', async () => {
    expect(await readCommitThere(root)).toBeUndefined()
    await write('.git/HEAD', `${COMMIT}\n`)
    expect(await readCommitThere(root)).toBe(COMMIT)
    await write('.git/HEAD', 'ref: refs/heads/main\n')
    expect(await readCommitThere(root)).toBeUndefined()
    await write('.git/packed-refs', `# pack-refs\n${'b'.repeat(40)} refs/heads/main\n`)
    expect(await readCommitThere(root)).toBe('b'.repeat(40))
    await write('.git/refs/heads/main', `${COMMIT}\n`)
    expect(await readCommitThere(root)).toBe(COMMIT)
  })

  it('has notes of its version alone', async () => {
    expect(await readReleaseNotes('1.2.0', root)).toBeUndefined()
    await write(
      'CHANGELOG.md',
      '# Changes\n\n## [1.2.0] - 2026-12-01\n- Fonts\n### Mended\n- Menus\n\n## 1.1.0\n- Old\n\n## 1.0.0\n',
    )
    expect(await readReleaseNotes('1.2.0', root)).toBe('- Fonts\n### Mended\n- Menus')
    expect(await readReleaseNotes('1.1.0', root)).toBe('- Old')
    expect(await readReleaseNotes('1.0.0', root)).toBeUndefined()
    expect(await readReleaseNotes('1.2', root)).toBeUndefined()
  })

  it('has what came since the newest release before its notes', async () => {
    await write(
      'CHANGELOG.md',
      '# Changes\n\n## [Unreleased]\n- New\n\n## [1.2.0] - 2026-12-01\n- Fonts\n\n## 1.1.0\n- Old\n',
    )
    expect(await readReleaseNotes('1.2.0', root)).toBe('- New\n\n- Fonts')
    expect(await readReleaseNotes('1.1.0', root)).toBe('- Old')
    await write('CHANGELOG.md', '# Changes\n\n## [Unreleased]\n\n## 1.2.0\n- Fonts\n')
    expect(await readReleaseNotes('1.2.0', root)).toBe('- Fonts')
  })
})
