// @vitest-environment happy-dom
import { prepare } from '../lib/test-part.ts'
import { cleanup } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Avatar } from './avatar.tsx'

async function imageOf(image: string, size?: number) {
  await prepare().show(<Avatar name="Ada" image={image} {...(size && { size })} />)
  const found = document.querySelector('img')!
  const attributes = { src: found.getAttribute('src'), srcset: found.getAttribute('srcset') }
  cleanup()
  return attributes
}

describe('a face', () => {
  it('is fetched as large as it is shown, on fine screens too', async () => {
    expect(await imageOf('/files/7/file.webp')).toEqual({
      src: '/files/7/64/file.webp',
      srcset: null,
    })
    expect(await imageOf('/files/7/file.webp', 88)).toEqual({
      src: '/files/7/128/file.webp',
      srcset: '/files/7/128/file.webp 1x, /files/7/file.webp 2x',
    })
  })

  it('is fetched as it is where it comes in one size', async () => {
    for (const image of ['/avatars/1/a.webp', 'https://example.org/a.png'])
      expect(await imageOf(image)).toEqual({ src: image, srcset: null })
  })
})
