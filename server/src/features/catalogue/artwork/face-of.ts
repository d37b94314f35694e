import { artworkKind } from '@mediatheque/contract/catalogue/images/artwork-url.ts'
import { COMPOSITIONS } from './compositions.ts'
import { DUOTONES } from './duotones.data.ts'
import type { Chance } from './simple-compositions.ts'

/** FNV-1a: the same title always draws the same numbers. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193)
  return hash >>> 0
}

/** Mulberry32. */
function chanceFrom(seed: number): Chance {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** What all drawings of a record have in common, for ever: colours, composition, and the chances that place its parts. */
export function faceOf({ id, type }: { readonly id: number; readonly type: string }) {
  const chance = chanceFrom(hashOf(`${artworkKind(type)}/${id}`))
  const tone = DUOTONES[Math.floor(chance() * DUOTONES.length)]!
  const compose = COMPOSITIONS[Math.floor(chance() * COMPOSITIONS.length)]!
  return { tone, compose, chance }
}

/** Other chances for the same face: a scene of its own for every episode. */
export const chanceOf = (name: string): Chance => chanceFrom(hashOf(name))
