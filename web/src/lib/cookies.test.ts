import { expect, it } from 'vitest'
import { readCookie } from './cookies.ts'

it('reads one cookie out of many, and only by its whole name', () => {
  const header = 'session=abc; be-active-theme=light; activeWorkspaceId=4; name=%C3%A9t%C3%A9'
  expect(readCookie(header, 'be-active-theme')).toBe('light')
  expect(readCookie(header, 'theme')).toBeUndefined()
  expect(readCookie(header, 'name')).toBe('été')
})

it('takes a cookie that is not well encoded as it is', () => {
  expect(readCookie('locale=100%', 'locale')).toBe('100%')
})
