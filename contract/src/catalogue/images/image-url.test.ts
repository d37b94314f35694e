import { expect, it } from 'vitest'
import { artworkCardUrl, artworkUrl } from './artwork-url.ts'
import { imageUrl } from './image-url.ts'

it('a new picture has a new address, and the same picture always the same', () => {
  const address = (url: string) => imageUrl({ kind: 'poster', id: 12, url }, 342)
  expect(address('https://image.tmdb.org/a.jpg')).toBe(address('https://image.tmdb.org/a.jpg'))
  expect(address('https://image.tmdb.org/a.jpg')).not.toBe(address('https://image.tmdb.org/b.jpg'))
  expect(address('https://image.tmdb.org/a.jpg')).toMatch(/^\/images\/342\/poster\/12\/[0-9a-z]+$/)
})

it('a drawing is addressed by what it shows, in no language', () => {
  const subject = { type: 'movie', name: ' Qui  êtes-vous? ', year: null }
  expect(artworkUrl(subject)).toBe('/artwork/poster/movie/0/Qui%20%C3%AAtes-vous%3F.svg')
  expect(artworkCardUrl({ ...subject, name: '' })).toBe('/artwork/card/movie/0/%3F.png')
})
