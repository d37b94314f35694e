import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNzb } from './read-nzb.ts'
import { buildNzb } from './release-files.factory.ts'
import { ReleaseFault } from './release-fault.ts'

const read = (xml: string | Buffer) => readNzb([Buffer.from(xml)])
const file = (inner: string) => `<nzb><file subject="x">${inner}</file></nzb>`
const segment = `<segment bytes="1" number="1">abc@x</segment>`

describe('a newsgroup file', () => {
  it('says its files, their articles, who posted them and where', async () => {
    const xml = buildNzb({
      files: { 'a.rar': [3, 4], 'b.nfo': [5] },
      meta: { title: 'A &amp; B', password: 'open' },
    })
    expect(await read(xml)).toEqual({
      contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      sizeBytes: 12,
      segments: 3,
      files: [
        { name: 'a.rar', sizeBytes: 7, segments: 2, isComplete: true },
        { name: 'b.nfo', sizeBytes: 5, segments: 1, isComplete: true },
      ],
      groups: ['alt.binaries.test'],
      poster: 'Someone <someone@example.org>',
      postedAt: new Date(1_700_000_000_000),
      meta: [
        { type: 'title', value: 'A & B' },
        { type: 'password', value: 'open' },
      ],
    })
  })

  it('is the same however it is cut on its way', async () => {
    const xml = Buffer.from(buildNzb({ meta: { title: 'Été 😀' } }))
    const whole = await readNzb([xml])
    for (const size of [1, 7, 64])
      expect(
        await readNzb(
          Array.from({ length: Math.ceil(xml.length / size) }, (_, at) =>
            xml.subarray(at * size, (at + 1) * size),
          ),
        ),
      ).toEqual(whole)
  })

  it('is read as Latin-1 where it says so', async () => {
    const xml = buildNzb({ meta: { title: 'Métropolis' } }).replace('UTF-8', 'iso-8859-1')
    expect((await read(Buffer.from(xml, 'latin1'))).meta).toEqual([
      { type: 'title', value: 'Métropolis' },
    ])
  })

  it('says which of its files miss articles', async () => {
    const gap = `<segment bytes="1" number="3">abc@x</segment>`
    expect((await read(file(segment + gap))).files).toEqual([
      { name: 'x', sizeBytes: 2, segments: 2, isComplete: false },
    ])
  })

  it.each([
    ['nothing', ''],
    ['a text', 'hello'],
    ['other XML', '<html></html>'],
    ['bytes that are no text', Buffer.from([0x3c, 0xff, 0xfe])],
    ['a script it is not made of', buildNzb().replace('UTF-8', 'utf-7')],
    ['what declares entities', buildNzb().replace('.dtd">', '.dtd" [<!ENTITY a "aaaa">]>')],
    ['what nests deep', `<nzb>${'<a>'.repeat(100_000)}`],
    [
      'a tag of a thousand attributes',
      `<nzb ${Array.from({ length: 1_000 }, (_, at) => `a${at}="x"`).join(' ')}>`,
    ],
    ['files within files', '<nzb><file subject="a"><file subject="b">'],
  ])('is not %s', async (_, xml) => {
    await expect(read(xml)).rejects.toThrow('This is not an nzb file that can be read.')
  })

  it('names entities that nobody declared in vain', async () => {
    await expect(read(file(segment.replace('abc', '&boom;')))).rejects.toThrow(
      'This nzb file is damaged or was cut off.',
    )
  })

  it.each([
    ['its end is missing', buildNzb().slice(0, -40)],
    ['an article has no size', file('<segment bytes="0" number="1">abc@x</segment>')],
    ['an article has no name', file('<segment bytes="1" number="1"></segment>')],
    ['an article has the name of two', file('<segment bytes="1" number="1">abc@x def@x</segment>')],
    ['an article has the size of a disk', file('<segment bytes="9e15" number="1">abc@x</segment>')],
  ])('is damaged where %s', async (_, xml) => {
    await expect(read(xml)).rejects.toThrow('This nzb file is damaged or was cut off.')
  })

  it('names articles', async () => {
    for (const xml of ['<nzb></nzb>', file(''), file('<groups/>')])
      await expect(read(xml)).rejects.toThrow('This nzb file names no articles.')
  })

  it('is refused in words whatever it is made of', async () => {
    const piece = fc.constantFrom(
      '<nzb>',
      '</nzb>',
      '<file subject="a" date="-1">',
      '</file>',
      '<segments>',
      '</segments>',
      segment,
      '<segment>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '&lt;',
      '&#0;',
      '&#x110000;',
      '<?x?>',
      '<!DOCTYPE nzb>',
      '<meta type="a">',
      '</meta>',
      '<group>',
      '</group>',
      '\0',
      'é',
      '"',
      '>',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
        await read(pieces.join('')).catch((fault: unknown) => {
          if (!(fault instanceof ReleaseFault)) throw fault
        })
      }),
      { numRuns: 5_000 },
    )
  })
})
