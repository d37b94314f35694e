import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { contrastOf } from '@mediatheque/contract/core/colours.ts'
import { accentOf } from './accent.presenter.ts'
import { drawArtwork } from './draw-artwork.ts'
import { drawPortrait } from './draw-portrait.ts'
import { drawScene } from './draw-scene.ts'

const IDS = Array.from({ length: 200 }, (_, index) => index + 1)
const film = (id: number) => ({ id, type: 'movie', name: 'Nosferatu', year: 1922 })
const person = (id: number) => ({ id, type: 'person', name: 'Max Schreck', year: null })
const coloursIn = (svg: string) => new Set(svg.match(/#[0-9a-f]{6}/g))

describe('a scene', () => {
  it('is drawn in the colours of the poster, whatever the work is called', () => {
    for (const id of IDS) {
      const poster = coloursIn(drawArtwork(film(id)))
      for (const colour of coloursIn(drawScene(film(id)))) expect(poster).toContain(colour)
    }
    expect(drawScene({ ...film(3), name: 'Nosferatu le vampire' })).toBe(drawScene(film(3)))
  })

  it('is another for each episode, in the colours of the series', () => {
    const first = drawScene({ ...film(4), episode: 1 })
    expect(first).toBe(drawScene({ ...film(4), episode: 1 }))
    expect(first).not.toBe(drawScene({ ...film(4), episode: 2 }))
    expect(coloursIn(first)).toEqual(coloursIn(drawScene({ ...film(4), episode: 2 })))
  })

  it('stays under 3 kB compressed', () => {
    const sizes = IDS.map((id) => gzipSync(drawScene(film(id))).length)
    expect(Math.max(...sizes)).toBeLessThan(3_000)
  })
})

describe('a portrait', () => {
  it('is the same for the same person, under 1 kB compressed', () => {
    for (const id of IDS) expect(gzipSync(drawPortrait(person(id))).length).toBeLessThan(1_000)
    expect(drawPortrait(person(5))).toBe(drawPortrait(person(5)))
    expect(new Set(IDS.map((id) => drawPortrait(person(id)))).size).toBeGreaterThan(190)
  })
})

describe('the accent of a work', () => {
  it('can be read on every ground of its themes, and stands behind words of their colour', () => {
    for (const id of IDS) {
      const { dark, light } = accentOf(film(id))
      for (const ground of ['#0c1015', '#141a21', '#1d252f'])
        expect(contrastOf(dark, ground), `${dark} on ${ground}`).toBeGreaterThan(4.5)
      for (const ground of ['#faf7f1', '#fffdf9', '#f1ebdf'])
        expect(contrastOf(light, ground), `${light} on ${ground}`).toBeGreaterThan(4.5)
    }
  })
})
