import { hash } from 'node:crypto'
import bencode from 'bencode'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTorrent } from './read-torrent.ts'
import { buildTorrent } from './release-files.factory.ts'
import { ReleaseFault } from './release-fault.ts'

const UNREADABLE = 'This is not a torrent file that can be read.'
const DAMAGED = 'This torrent is damaged: its pieces do not fit its files.'
const UNSAFE = 'This torrent names its files in a way that is not safe.'
const SEASON = { 'S01/a.mkv': 100_000, 'S01/b.mkv': 16_384, 'notes.txt': 0 }
const infoOf = (torrent: Buffer) => {
  const text = torrent.toString('latin1')
  const start = text.indexOf('4:info') + 6
  const layers = text.indexOf('12:piece layers')
  return torrent.subarray(start, layers === -1 ? -1 : layers)
}

describe('a torrent', () => {
  it('says its name, its files and what it is found by', async () => {
    const torrent = buildTorrent({ name: 'Métropolis', isPrivate: true })
    expect(await readTorrent(torrent)).toEqual({
      name: 'Métropolis',
      infohash: hash('sha1', infoOf(torrent)),
      infohashV2: null,
      sizeBytes: 40_000,
      pieceBytes: 16_384,
      files: [{ path: 'Métropolis', sizeBytes: 40_000 }],
      isPrivate: true,
      trackers: ['https://tracker.example/announce'],
    })
  })

  it('is read in each version, with the same files', async () => {
    for (const version of ['v1', 'v2', 'hybrid'] as const) {
      const torrent = buildTorrent({ name: 'Season', files: SEASON, version })
      const read = await readTorrent(torrent)
      expect(read.files.toSorted((a, b) => (a.path < b.path ? -1 : 1))).toEqual(
        Object.entries(SEASON).map(([path, sizeBytes]) => ({ path, sizeBytes })),
      )
      expect(read.sizeBytes).toBe(116_384)
      expect(read.infohash).toBe(version === 'v2' ? null : hash('sha1', infoOf(torrent)))
      expect(read.infohashV2).toBe(version === 'v1' ? null : hash('sha256', infoOf(torrent)))
    }
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('hello')],
    ['a list', Buffer.from('le')],
    ['a torrent without an end', buildTorrent().subarray(0, -1)],
    ['a torrent with more behind its end', Buffer.concat([buildTorrent(), Buffer.from('x')])],
    ['a number with a leading zero', Buffer.from('d4:infod6:lengthi01eee')],
    ['a length below nothing', Buffer.from('d4:infol-3:ee')],
    ['keys out of order', Buffer.from('d1:b0:1:a0:e')],
    ['a key twice', Buffer.from('d1:a0:1:a0:e')],
    ['a length longer than all there is', Buffer.from('d4:info99999999:')],
    ['one nested deep', Buffer.from('l'.repeat(5_000_000))],
    ['one of very many values', Buffer.from(`d4:infol${'le'.repeat(2_000_000)}ee`)],
  ])('is not %s', async (_, bytes) => {
    await expect(readTorrent(bytes)).rejects.toThrow(UNREADABLE)
  })

  it.each([
    ['a folder above', ['..', 'passwd']],
    ['a part with a slash', ['a/../../passwd']],
    ['a part of another system', ['a\\b']],
    ['a drive', ['C:', 'x']],
    ['an empty part', ['']],
    ['a part that ends the name', ['a\0b']],
    ['letters that turn round', ['a\u202Egnp.exe']],
    ['no part', []],
  ])('does not reach out of its folder by %s', async (_, path) => {
    const torrent = buildTorrent({
      info: { length: undefined, files: [{ length: 40_000, path }] },
    })
    await expect(readTorrent(torrent)).rejects.toThrow(UNSAFE)
  })

  it('names no file twice', async () => {
    const files = [1, 2].map(() => ({ length: 20_000, path: ['a'] }))
    await expect(readTorrent(buildTorrent({ info: { length: undefined, files } }))).rejects.toThrow(
      UNSAFE,
    )
  })

  it('has as many pieces as its files need', async () => {
    await expect(readTorrent(buildTorrent({ info: { length: 400_000 } }))).rejects.toThrow(DAMAGED)
    await expect(readTorrent(buildTorrent({ info: { 'piece length': 0 } }))).rejects.toThrow(
      UNREADABLE,
    )
    await expect(readTorrent(buildTorrent({ info: { length: -1 } }))).rejects.toThrow(UNREADABLE)
  })

  it('brings the hashes that its files name', async () => {
    const torrent = buildTorrent({ version: 'v2', name: 'a', files: { a: 100_000 } })
    const changed = Buffer.from(torrent)
    changed[changed.length - 10]! ^= 1
    await expect(readTorrent(changed)).rejects.toThrow(DAMAGED)
  })

  it('means the same in both versions', async () => {
    const hybrid = { version: 'hybrid', name: 'a', files: { a: 40_000 } } as const
    await expect(
      readTorrent(buildTorrent({ ...hybrid, info: { length: 40_001 } })),
    ).rejects.toThrow(DAMAGED)
  })

  it('keeps trackers that are addresses, each once', async () => {
    const trackers = [
      'udp://a.example:80/announce',
      'javascript:x()',
      'udp://a.example:80/announce',
      'x',
    ]
    expect((await readTorrent(buildTorrent({ trackers }))).trackers).toEqual([
      'udp://a.example:80/announce',
    ])
  })

  it('is refused in words whatever it is made of', async () => {
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 6 },
        fc.integer(),
        fc.string({ maxLength: 20 }),
        fc.array(tie('any'), { maxLength: 5 }),
        fc.dictionary(
          fc.constantFrom(
            'info',
            'files',
            'length',
            'name',
            'path',
            'pieces',
            'piece length',
            'file tree',
            'meta version',
            '',
          ),
          tie('any'),
        ),
      ),
    })).any
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom('info', 'announce', 'announce-list', 'piece layers'), value),
        async (made) => {
          const torrent = Buffer.from(bencode.encode(made as Parameters<typeof bencode.encode>[0]))
          await readTorrent(torrent).catch((fault: unknown) => {
            if (!(fault instanceof ReleaseFault)) throw fault
          })
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it('is refused in words when a byte of it is another', async () => {
    const whole = buildTorrent({ version: 'hybrid', name: 'Season', files: SEASON })
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (at, byte) => {
        const changed = Buffer.from(whole)
        changed[at] = byte
        await readTorrent(changed).catch((fault: unknown) => {
          if (!(fault instanceof ReleaseFault)) throw fault
        })
      }),
      { numRuns: 2_000 },
    )
  })
})
