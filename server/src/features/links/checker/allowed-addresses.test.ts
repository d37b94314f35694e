import { expect, it } from 'vitest'
import { allowOf } from './check-links.ts'

const INSIDE = new Set(['nas.lan:8080', '[fd00::1]:80', 'files.lan:443'])
const ways = (...urls: string[]) => {
  const allow = allowOf(INSIDE)
  return urls.map((url) => allow(new URL(url)).isInside)
}

it('takes a link of a named host of the own network there, and on to another', () => {
  expect(ways('http://NAS.lan:8080/a', 'https://files.lan/b', 'http://[fd00::1]/')).toEqual([
    true,
    true,
    true,
  ])
})

it('takes nobody there who is led from outside, nor to another port of it', () => {
  expect(ways('https://outside.test/a', 'http://nas.lan:8080/reboot')).toEqual([false, false])
  expect(ways('http://nas.lan/')).toEqual([false])
  expect(ways('http://nas.lan:8080/', 'http://outside.test/', 'http://nas.lan:8080/')).toEqual([
    true,
    false,
    false,
  ])
})
