import { expect, it } from 'vitest'
import { artworkCardUrl, artworkUrl } from './artwork-url.ts'
import { imageUrl } from './image-url.ts'

it('a new picture has a new address, and the same picture always the same', () => {
  const address = (url: string) => imageUrl({ kind: 'poster', id: 12, url }, 342)
  expect(address('https://image.tmdb.org/a.jpg')).toBe(address('https://image.tmdb.org/a.jpg'))
  expect(address('https://image.tmdb.org/a.jpg')).not.toBe(address('https://image.tmdb.org/b.jpg'))
  expect(address('https://image.tmdb.org/a.jpg')).toMatch(/^\/images\/342\/poster\/12\/[0-9a-z]+$/)
})

it('a drawing is addressed by the record it shows, and anew under another name', () => {
  const subject = { id: 7, type: 'movie', name: 'Qui êtes-vous ?', year: null }
  expect(artworkUrl(subject)).toMatch(/^\/artwork\/poster\/title\/7\/[0-9a-z]+\.svg$/)
  expect(artworkUrl({ ...subject, name: 'Who Are You?' })).not.toBe(artworkUrl(subject))
  expect(artworkCardUrl({ ...subject, type: 'person' })).toMatch(
    /^\/artwork\/card\/person\/7\/[0-9a-z]+\.png$/,
  )
})
