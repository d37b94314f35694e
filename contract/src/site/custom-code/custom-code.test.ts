import { expect, it } from 'vitest'
import { isHarmlessAddress } from './custom-code.ts'

it('an address leads or loads, and runs nothing', () => {
  for (const address of ['/x', '/x:y', 'x', '?a:b', '#c', 'https://a.example/b', 'mailto:a@b.c'])
    expect(isHarmlessAddress(address), address).toBe(true)
  const hostile = [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:x//',
    'data:text/html,x',
  ]
  for (const address of hostile) expect(isHarmlessAddress(address), address).toBe(false)
})
