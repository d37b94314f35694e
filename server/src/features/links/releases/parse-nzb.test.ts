import { describe, expect, it } from 'vitest'
import { parseNzb } from './parse-nzb.ts'

describe('a newsgroup file', () => {
  it('says its files with the bytes of their segments, and its head', () => {
    const xml = `<nzb><head><meta type="title">A &amp; B</meta></head>
      <file\n poster="x" subject="[1/2] &quot;a.rar&quot; yEnc"><segments><segment bytes="3" number="1">i</segment>
      <segment bytes="4" number="2">j</segment></segments></file><file subject="plain"></file></nzb>`
    expect(parseNzb(xml)).toEqual({
      files: [
        { name: 'a.rar', size: 7 },
        { name: 'plain', size: 0 },
      ],
      meta: [{ type: 'title', value: 'A & B' }],
    })
  })

  it('leaves out what is never closed, and reads each character once', () => {
    // Read back and forth, each of these would take minutes.
    for (const open of ['<file subject="x">', '<segment ', '<meta type="a">', '<'])
      expect(parseNzb(open.repeat(400_000)).files).toEqual([])
  })

  it('lists no more files than a release has', () => {
    expect(parseNzb('<file subject="x"></file>'.repeat(6_000)).files).toHaveLength(5_000)
  })
})
