import { expect, it } from 'vitest'
import { scriptsFirst } from './scripts-first.ts'

it('puts marked scripts of the head before the styles, in their order, and leaves the rest', () => {
  const html = `<html><head><link rel="stylesheet" href="/a.css"/><script data-first="" nonce="n">one('$&')\n</script><script>later()</script><script data-first="">two()</script></head><body><script data-first="">of the body</script></body></html>`
  expect(scriptsFirst(html)).toBe(
    `<html><head><script data-first="" nonce="n">one('$&')\n</script><script data-first="">two()</script><link rel="stylesheet" href="/a.css"/><script>later()</script></head><body><script data-first="">of the body</script></body></html>`,
  )
})
