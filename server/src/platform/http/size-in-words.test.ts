import { expect, it } from 'vitest'
import { sizeInWords } from './size-in-words.ts'

it.each([
  [0, '0 B'],
  [5_000, '4.9 KB'],
  [2 * 1024 ** 2, '2 MB'],
  [1.5 * 1024 ** 2, '1.5 MB'],
  [1024 ** 3 - 1, '1 GB'],
  [5 * 1024 ** 3, '5 GB'],
  [3 * 1024 ** 5, '3072 TB'],
])('%s bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words)
})
