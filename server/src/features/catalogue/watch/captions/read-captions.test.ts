import { describe, expect, it } from 'vitest'
import { decodeText } from '../../../../platform/text/decode-text.ts'
import { readCues } from './read-cues.ts'
import { writeVtt } from './write-vtt.ts'

const SRT = `1
00:00:01,000 --> 00:00:02,500
{\\an8}<font color="red">Là-bas</font>,
<i>une ombre

2
00:00:03,000 --> 00:00:04,000
Tom & Jerry <3
`
const said = (text: string) => readCues(text).map((cue) => cue.text)
const inLatin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const inUtf16 = (text: string, isMarked: boolean) =>
  new Uint8Array(Buffer.from((isMarked ? '\ufeff' : '') + text, 'utf16le'))

describe('captions', () => {
  it('of SubRip become WebVTT, without what says where and in which colour', () => {
    expect(writeVtt(readCues(SRT))).toBe(`WEBVTT

00:00:01.000 --> 00:00:02.500
Là-bas,
<i>une ombre</i>

00:00:03.000 --> 00:00:04.000
Tom &amp; Jerry &lt;3
`)
  })

  it('are read in whatever they were saved', () => {
    for (const bytes of [
      new TextEncoder().encode(SRT),
      new TextEncoder().encode(`\ufeff${SRT}`),
      inLatin1(SRT),
      inUtf16(SRT, true),
      inUtf16(SRT, false),
    ])
      expect(said(decodeText(bytes)!)).toEqual(said(SRT))
  })

  it('of SubStation Alpha keep their commas and lines', () => {
    const text = `[Script Info]
[Events]
Dialogue: 0,0:00:05.10,0:00:06.00,Default,,0,0,0,,{\\pos(1,2)}Later, much\\Nlater
Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,First\\hof all`
    expect(said(text)).toEqual(['First of all', 'Later, much\nlater'])
  })

  it('of WebVTT are read without their styles, numbers and places', () => {
    const text = `WEBVTT\n\nSTYLE\n::cue { color: red }\n\nNOTE nothing\n\nintro\n00:01.000 --> 00:02.000 line:0 align:start\n<v Roger><c.loud>Hey</c></v>\n`
    expect(readCues(text)).toEqual([{ startMs: 1_000, endMs: 2_000, text: 'Hey' }])
  })

  it('are parted where the empty line was forgotten', () => {
    expect(said('1\n00:01,0 --> 00:02,0\nOne\n2\n00:03,0 --> 00:04,0\nTwo')).toEqual(['One', 'Two'])
  })

  it('are none in anything else', () => {
    for (const text of [
      '',
      'WEBVTT',
      '<html><script>x</script></html>',
      '00:05,0 --> 00:01,0\nback',
    ])
      expect(readCues(text)).toEqual([])
    expect(decodeText(new Uint8Array([0, 1, 2, 0, 0, 7, 0, 0, 0, 9]))).toBeUndefined()
  })

  it('hold nothing that a page would run, and no cue of their own making', () => {
    const text = `00:01,0 --> 00:02,0\n<script>alert(1)</script><i onclick=x>a</i> --> <<b>>\u202e&lt;`
    expect(said(text)).toEqual(['alert(1)a --&gt; &lt;<b>&gt;&lt;</b>'])
  })

  it('are read in a moment, whatever they are made of', () => {
    const started = performance.now()
    for (const piece of [
      '<',
      '{',
      '{\\',
      '<i>',
      '-->',
      '00:01,0 --> 00:02,0\n',
      'Dialogue: ,',
      '&',
      '\n',
    ])
      writeVtt(readCues(`00:01,0 --> 00:02,0\n${piece.repeat(1_000_000 / piece.length)}`))
    expect(performance.now() - started).toBeLessThan(15_000)
  })
})
