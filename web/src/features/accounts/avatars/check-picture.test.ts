import { describe, expect, it } from 'vitest'
import { checkPicture } from './check-picture.ts'

const check = (name: string, type: string, size: number) =>
  checkPicture({ name, type, size }, (bytes) => `${bytes / 1024 / 1024} MB`)

describe('a chosen picture', () => {
  it('may be a picture of up to 2 MB', () => {
    for (const type of ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'])
      expect(check('me', type, 2 * 1024 * 1024)).toBeUndefined()
  })

  it('may not be larger', () => {
    expect(check('me.png', 'image/png', 2 * 1024 * 1024 + 1)).toEqual({
      key: '`:file` exceeds maximum allowed size of :size',
      values: { file: 'me.png', size: '2 MB' },
    })
  })

  it('may not be anything else, a drawing with scripts neither', () => {
    for (const type of ['text/plain', 'image/svg+xml', 'application/pdf', ''])
      expect(check('x', type, 1)).toEqual({ key: 'This file type is not allowed' })
  })
})
