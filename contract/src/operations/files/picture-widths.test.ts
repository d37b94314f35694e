import { describe, expect, it } from 'vitest'
import { pictureInWidth } from './picture-widths.ts'

describe('a public picture in a width', () => {
  it('has an address beside its own', () => {
    expect(pictureInWidth('/files/12/file.webp', 64)).toBe('/files/12/64/file.webp')
  })

  it.each(['/files/12/file.gif', '/avatars/1/a.webp', 'https://example.org/files/1/file.png', ''])(
    'is none of %j',
    (address) => expect(pictureInWidth(address, 64)).toBeUndefined(),
  )
})
