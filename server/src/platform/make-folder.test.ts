import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeFolder } from './make-folder.ts'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-folder-'))
afterAll(() => fs.rmSync(root, { recursive: true }))

it('makes a folder and those above it, for whom it is said, and leaves one that is there', () => {
  const folder = path.join(root, 'a/b/c')
  makeFolder(folder, 0o700)
  makeFolder(folder)
  expect(fs.statSync(path.join(root, 'a/b')).mode & 0o777).toBe(0o700)
})

it.each([
  ['below a place where the system makes none', '/proc/mediatheque/a', 'ENOENT'],
  ['in such a place', '/proc/mediatheque', 'ENOENT'],
  ['where a file lies', path.join(root, 'file'), 'EEXIST'],
  ['below a file', path.join(root, 'file/a'), 'ENOTDIR'],
])('ends with what the system says %s', (_where, folder, code) => {
  fs.writeFileSync(path.join(root, 'file'), '')
  expect(() => makeFolder(folder)).toThrow(expect.objectContaining({ code }))
})
