import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { createDiskStorage } from './disk-storage.ts'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'mediatheque-storage-'))
const storage = createDiskStorage(root)

afterAll(() => fs.rmSync(root, { recursive: true }))

const read = async (key: string, range?: { start: number; end: number }) => {
  const file = await storage.get(key, range)
  return file && text(file.stream)
}

describe('the disk storage', () => {
  it('gives back what was put, whole or in part', async () => {
    expect(await storage.put('posters/12/original.txt', Readable.from(['hello ', 'world']))).toBe(
      11,
    )
    expect(await read('posters/12/original.txt')).toBe('hello world')
    expect(await read('posters/12/original.txt', { start: 6, end: 8 })).toBe('wor')
    expect(await storage.find('posters/12/original.txt')).toMatchObject({ sizeBytes: 11 })
  })

  it('replaces and deletes files, and does not mind a missing one', async () => {
    await storage.put('note', 'one')
    await storage.put('note', new TextEncoder().encode('two'))
    expect(await read('note')).toBe('two')
    await storage.delete('note')
    await storage.delete('note')
    expect(await storage.get('note')).toBeUndefined()
    expect(await storage.find('note')).toBeUndefined()
    expect(await storage.find('note/below')).toBeUndefined()
  })

  it('keeps an empty file', async () => {
    expect(await storage.put('empty', '')).toBe(0)
    expect(await read('empty')).toBe('')
  })

  it('leaves the old file and no rest when writing breaks off', async () => {
    await storage.put('whole/file', 'old')
    const broken = Readable.from(
      (async function* () {
        yield 'half'
        throw new Error('the upload broke off')
      })(),
    )
    await expect(storage.put('whole/file', broken)).rejects.toThrow('broke off')
    expect(await read('whole/file')).toBe('old')
    expect(fs.readdirSync(path.join(root, 'whole'))).toEqual(['file'])
  })

  it.each([
    '../outside',
    'a/../../b',
    '/etc/passwd',
    'a//b',
    '.hidden',
    'a/.draft',
    'a\\b',
    'a\0b',
    '',
    'a/',
    'x'.repeat(501),
  ])('refuses the key %j', async (key) => {
    await expect(storage.put(key, 'x')).rejects.toThrow('not a storage key')
    await expect(storage.get(key)).rejects.toThrow('not a storage key')
    await expect(storage.find(key)).rejects.toThrow('not a storage key')
    await expect(storage.delete(key)).rejects.toThrow('not a storage key')
  })
})
