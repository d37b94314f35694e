import { expect, it } from 'vitest'
import { createSecrets } from '../../../platform/secrets.ts'
import { addressMedia, admitMedia, type MediaAddress } from './media-addresses.service.ts'

const HOUR_MS = 3_600_000
let now = Date.UTC(2026, 0, 1, 12, 30)
const platform = {
  clock: { now: () => new Date(now) },
  secrets: createSecrets('a key for tests that is long enough'),
} as never

function read(address: string): MediaAddress {
  const [, until, signature, path] = /^\/media\/(\d+)\/([^/]+)(\/.*)$/.exec(address)!
  return { until: until!, signature: signature!, path: decodeURIComponent(path!.split('?')[0]!) }
}

it('opens what it was given out for, for some hours', () => {
  const given = read(addressMedia(platform, '/samples/film/a film.mp4?v=1'))
  expect(given.path).toBe('/samples/film/a film.mp4')
  expect(admitMedia(platform, given)).toBeGreaterThanOrEqual(4 * 3_600)
  now += 7 * HOUR_MS
  expect(() => admitMedia(platform, given)).toThrow('This address has ended')
  now -= 7 * HOUR_MS
})

it('is the same for all who ask within a step, and another later', () => {
  const ask = () => addressMedia(platform, '/samples/film/film.mp4')
  const first = ask()
  now += HOUR_MS
  expect(ask()).toBe(first)
  now += HOUR_MS
  expect(ask()).not.toBe(first)
})

it('opens nothing else: neither other files, nor a later end, nor a place above', () => {
  const film = read(addressMedia(platform, '/samples/film/film.mp4'))
  const playlist = read(addressMedia(platform, '/samples/film/master.m3u8'))
  const inFolder = (path: string) => ({ ...playlist, path })
  expect(admitMedia(platform, inFolder('/samples/film/180p/1.m4s'))).toBeGreaterThan(0)
  const refused: MediaAddress[] = [
    { ...film, path: '/samples/film/other.mp4' },
    { ...film, until: String(Number(film.until) + 1) },
    { ...film, until: '9'.repeat(40) },
    { ...film, until: '1e9' },
    { ...film, signature: '' },
    inFolder('/samples/other/1.m4s'),
    inFolder('/samples/film/../other/1.m4s'),
    inFolder('/samples/film/\0.m4s'),
    inFolder('/files/1/secret.zip'),
  ]
  for (const each of refused)
    expect(() => admitMedia(platform, each), JSON.stringify(each)).toThrow('has ended')
})

it('leaves alone what lies with others, and what leads out of its place', () => {
  for (const url of ['https://a.example/samples/x.mp4', '/samples/%00', '/samples/%E0%A4%A'])
    expect(addressMedia(platform, url)).toBe(url)
})

it('opens nothing by the secret of another site, nor by a signature that was cut, filled up or written otherwise', () => {
  const path = '/samples/film/film.mp4'
  const stranger = {
    ...(platform as object),
    secrets: createSecrets('a key of another site, as long'),
  }
  const { signature, ...film } = read(addressMedia(platform, path))
  const forged = [
    read(addressMedia(stranger as never, path)).signature,
    signature.slice(0, -1),
    `${signature}=`,
    `${signature}A`,
    `${signature} `,
    signature.replaceAll('-', '+').replaceAll('_', '/').concat('='),
  ]
  // The last letter of a signature carries bits that decoding throws away.
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_')
    if (!signature.endsWith(letter)) forged.push(signature.slice(0, -1) + letter)
  for (const each of forged)
    expect(() => admitMedia(platform, { ...film, signature: each }), each).toThrow('has ended')
})
