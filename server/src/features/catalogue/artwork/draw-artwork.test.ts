import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { DUOTONES } from './duotones.data.ts'
import { drawArtwork } from './draw-artwork.ts'
import { fitName, measureText } from './fit-name.ts'

const subject = { id: 7, type: 'movie', name: 'Nosferatu', year: 1922 } as const

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe('artwork', () => {
  it('is the same for the same title and another for another', () => {
    expect(drawArtwork(subject)).toBe(drawArtwork({ ...subject }))
    expect(drawArtwork(subject)).not.toBe(drawArtwork({ ...subject, id: 8 }))
  })

  it('has the same face under a name of the same length in another language', () => {
    const faceOf = (name: string) => drawArtwork({ ...subject, name }, 'card').split('</svg>')[0]
    expect(faceOf('Der Mond')).toBe(faceOf('The Moon'))
  })

  it('stays under 5 kB compressed, whatever the name', () => {
    const names = [
      'Nosferatu',
      'Le Voyage dans la Lune',
      'Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb',
    ]
    const sizes = names.flatMap((name) =>
      Array.from(
        { length: 40 },
        (_, year) => gzipSync(drawArtwork({ ...subject, name, id: year })).length,
      ),
    )
    expect(Math.max(...sizes)).toBeLessThan(5_000)
    expect(sizes.toSorted((a, b) => a - b)[sizes.length / 2]).toBeLessThan(3_000)
  })

  it('cannot be broken out of by a name', () => {
    const svg = drawArtwork({ ...subject, name: '映画 <script>alert(1)</script> "&' })
    expect(svg).not.toContain('<script')
    expect(svg).toContain('&#60;')
  })

  it('holds no text where the reader’s fonts must not decide', () => {
    expect(drawArtwork({ ...subject, name: '桃太郎' }, 'card', false)).not.toContain('<text')
    for (const name of ['Броненосец «Потёмкин»', 'Ωδή στον Ήλιο', 'À la Ÿpres'])
      expect(drawArtwork({ ...subject, name }, 'poster')).not.toContain('<text')
  })

  it('sets every line within the box, however long the name', () => {
    const box = { width: 256, height: 190, largest: 64, smallest: 21 }
    const names = [
      'A',
      'Nosferatu, eine Symphonie des Grauens',
      'W'.repeat(90),
      'Donaudampfschifffahrtsgesellschaftskapitän',
      '桃太郎海の神兵と空の桃太郎',
      'The Strange and Long Winding Story of a Title That Would Not Stop Before Its End',
    ]
    for (const name of names) {
      const { size, lines, lineHeight } = fitName(name, box)
      for (const line of lines)
        expect((measureText(line) * size) / 100).toBeLessThanOrEqual(box.width + 1)
      expect(lines.length * lineHeight).toBeLessThanOrEqual(box.height)
    }
    expect(
      fitName('Donaudampfschifffahrtsgesellschaft', box).lines.join('').replaceAll('-', ''),
    ).toBe('Donaudampfschifffahrtsgesellschaft')
  })

  it('leaves no sign alone in a line that French sets apart from its word', () => {
    const box = { width: 256, height: 190, largest: 64, smallest: 21 }
    for (const name of ['Monte là-dessus !', 'Le Mécano de la « General »', 'Qui est là\u202f?'])
      for (const line of fitName(name, box).lines) expect(line, name).not.toMatch(/^[!?»]|«$/)
  })

  it('writes names that stand out of the ground', () => {
    for (const { ground, ink } of DUOTONES) {
      const [dark, light] = [luminance(ground), luminance(ink)].toSorted((a, b) => a - b) as [
        number,
        number,
      ]
      expect((light + 0.05) / (dark + 0.05), ground).toBeGreaterThan(4.5)
    }
  })
})
