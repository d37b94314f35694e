import { expect, it } from 'vitest'
import { findMatches } from './find-matches.ts'

const shown = (name: string, query: string) =>
  findMatches(name, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('')

it.each([
  ['Nosferatu', 'nosf', '[Nosf]eratu'],
  ['Amélie’s Café', 'amelie cafe', '[Amélie]’s [Café]'],
  ['The Night of the Living Dead', 'the dead', '[The] Night of [the] Living [Dead]'],
  ['Œdipe roi', 'roi', 'Œdipe [roi]'],
  ['Metropolis', 'polis', 'Metropolis'],
  ['M', '', 'M'],
  ['C++ (2)', '(+', 'C++ (2)'],
])('marks in %j what was typed of its words: %j', (name, query, expected) => {
  expect(shown(name, query)).toBe(expected)
})
