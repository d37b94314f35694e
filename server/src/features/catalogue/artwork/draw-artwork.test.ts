import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { drawArtwork } from './draw-artwork.ts'
import { fitName, measureText } from './fit-name.ts'

const subject = { type: 'movie', name: 'Nosferatu', year: 1922, label: 'Movie', shape: 'portrait' } as const

describe('artwork', () => {
  it('is the same for the same title and another for another', () => {
    expect(drawArtwork(subject)).toBe(drawArtwork({ ...subject }))
    expect(drawArtwork(subject)).not.toBe(drawArtwork({ ...subject, name: 'Metropolis' }))
  })

  it('stays under 3 kB compressed, whatever the name', () => {
    const names = ['Nosferatu', 'Le Voyage dans la Lune', 'Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb']
    const sizes = names.map((name) => gzipSync(drawArtwork({ ...subject, name })).length)
    expect(sizes.filter((size) => size > 3_000)).toEqual([])
  })

  it('cannot be broken out of by a name', () => {
    const svg = drawArtwork({ ...subject, name: '映画 <script>alert(1)</script> "&' })
    expect(svg).not.toContain('<script')
    expect(svg).toContain('&#60;script&#62;')
  })

  it('sets every line within the box, however long the name', () => {
    const box = { width: 256, height: 190, largest: 64, smallest: 21 }
    for (const name of ['A', 'Nosferatu, eine Symphonie des Grauens', 'W'.repeat(90), 'The Strange and Long Winding Story of a Title That Would Not Stop Before Its End']) {
      const { size, lines } = fitName(name, box)
      for (const line of lines) expect((measureText(line) * size) / 100).toBeLessThanOrEqual(box.width + 1)
    }
  })
})
