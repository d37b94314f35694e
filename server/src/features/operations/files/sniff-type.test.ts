import { cpuMs } from '@mediatheque/contract/core/cpu-time.factory.ts'
import { expect, it } from 'vitest'
import { SNIFFED_BYTES, sniffType } from './sniff-type.ts'

const typeOf = async (text: string) =>
  (await sniffType(new TextEncoder().encode(text).subarray(0, SNIFFED_BYTES))).mime

it.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\ufeff \n<?xml version="1.0"?>\n<?xml-stylesheet href="a.css"?>\n<!-- a > b --><!-- c -->\n<svg>',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd"><SVG\n>',
  '<!DOCTYPE svg [\n<!ENTITY a "b">\n<!ATTLIST svg b CDATA "c">\n]>\n<svg>&a;</svg>',
  '<s:svg xmlns:s="http://www.w3.org/2000/svg">',
])('a drawing is one, whatever stands before its root: %j', async (text) => {
  expect(await typeOf(text)).toBe('image/svg+xml')
})

it.each(['a <svg>', '<!-- <svg> -->', '<html><svg>', '<svgs>', '<!-- never closed <svg>'])(
  'a text about drawings is a text: %j',
  async (text) => {
    expect(await typeOf(text)).toMatch(/^(text\/plain|application\/xml)$/)
  },
)

it.each([
  ['comments', '<!---->'],
  ['instructions', '<?a?>'],
  ['types', '<!doctype>'],
  ['entities', '<!doctype [<!entity>]>'],
  ['brackets', '<!doctype ['],
  ['lines', '\n \t'],
  ['comments that never end', '<!--'],
  ['all of it', '<!-- a --> <?xml?>\n<!doctype svg>'],
])('is told at once of a text that begins with a row of %s', async (_what, piece) => {
  const begun = cpuMs()
  expect(await typeOf(`${piece.repeat(30)}x`)).toMatch(/^(text\/plain|application\/xml)$/)
  await typeOf(piece.repeat(SNIFFED_BYTES))
  expect(cpuMs() - begun).toBeLessThan(500)
})
