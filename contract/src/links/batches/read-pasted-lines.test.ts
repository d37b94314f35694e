import { cpuMs } from '../../core/cpu-time.factory.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameInAddress, readPastedLines } from './read-pasted-lines.ts'

const rowsOf = (text: string) =>
  readPastedLines(text).map(({ lines, name, addresses }) => [
    lines,
    name,
    addresses.map(({ address }) => address),
  ])

describe('pasted lines', () => {
  it.each([
    [
      'names alone',
      'A.2020\nB.2021',
      [
        [[1], 'A.2020', []],
        [[2], 'B.2021', []],
      ],
    ],
    [
      'a name with spaces and its address',
      'A film 2020 | https://h.org/1',
      [[[1], 'A film 2020', ['https://h.org/1']]],
    ],
    ['an address and its name', 'https://h.org/1\tA.2020', [[[1], 'A.2020', ['https://h.org/1']]]],
    [
      'a name above its addresses',
      'A.2020\nhttps://h.org/1\nhttps://i.org/2\n\nhttps://h.org/3',
      [
        [[1, 2, 3], 'A.2020', ['https://h.org/1', 'https://i.org/2']],
        [[5], null, ['https://h.org/3']],
      ],
    ],
    [
      'addresses of their own',
      'https://h.org/1\r\nhttps://h.org/2',
      [
        [[1], null, ['https://h.org/1']],
        [[2], null, ['https://h.org/2']],
      ],
    ],
    [
      'parts of two sets, mixed',
      'https://h.org/a.part1.rar\nhttps://h.org/b.part1.rar\nhttps://h.org/a.part2.rar',
      [
        [[1, 3], null, ['https://h.org/a.part1.rar', 'https://h.org/a.part2.rar']],
        [[2], null, ['https://h.org/b.part1.rar']],
      ],
    ],
    [
      'parts of one name on two hosts',
      'https://h.org/a.7z.001\nhttps://i.org/a.7z.002',
      [
        [[1], null, ['https://h.org/a.7z.001']],
        [[2], null, ['https://i.org/a.7z.002']],
      ],
    ],
    ['an address without its scheme', 'h.org/file', [[[1], null, ['h.org/file']]]],
    ['nothing', ' \n\n', []],
  ])('%s', (_what, text, rows) => {
    expect(rowsOf(text)).toEqual(rows)
  })

  it('never lose an address or say a line twice, whatever is pasted', () => {
    const word = fc.oneof(
      fc.constantFrom('https://h.org/a.part1.rar', 'https://h.org/b', 'A.2020', '|', '', '-', '\t'),
      fc.string({ maxLength: 20 }),
      fc.webUrl(),
    )
    const text = fc
      .array(fc.array(word, { maxLength: 4 }), { maxLength: 30 })
      .map((lines) => lines.map((words) => words.join(' ')).join('\n'))
    fc.assert(
      fc.property(text, (pasted) => {
        const rows = readPastedLines(pasted)
        const lines = rows.flatMap((row) => row.lines.map((line) => line))
        const content = pasted.split(/\r\n|\r|\n/u)
        for (const { addresses } of rows)
          for (const { line, address } of addresses) expect(content[line - 1]).toContain(address)
        const count = (part: string) => pasted.split(/\s+/u).filter((one) => one === part).length
        const kept = rows.flatMap(({ addresses }) => addresses.map(({ address }) => address))
        expect(kept.filter((one) => one === 'https://h.org/b')).toHaveLength(
          count('https://h.org/b'),
        )
        // Only a line of several addresses alone is of several rows.
        for (const line of new Set(lines))
          expect(
            rows.filter((row) => row.lines.includes(line) && row.name !== null).length,
          ).toBeLessThan(2)
      }),
      { numRuns: 500, seed: 20_261_127 },
    )
  })

  it('are read in time that grows with their length', () => {
    for (const piece of ['a.', 'https://', '.part', '-|', 'é/', 'www.']) {
      const began = cpuMs()
      readPastedLines(piece.repeat(100_000 / piece.length))
      expect(cpuMs() - began).toBeLessThan(1_000)
    }
  })
})

it.each([
  ['https://archive.org/download/x/Nosferatu.1922.1080p.mkv', 'Nosferatu.1922.1080p'],
  ['https://archive.org/details/Nosferatu%201922::3', 'Nosferatu 1922'],
  ['https://h.org/Sintel.2010.2160p.part03.rar', 'Sintel.2010.2160p'],
  ['https://h.org/?a8s7d6', null],
  ['https://h.org/f/a8s7d6', null],
])('%s is called %s', (address, name) => {
  expect(nameInAddress(address)).toBe(name)
})
