import { createDecipheriv } from 'node:crypto'
import { expect, it } from 'vitest'
import { encryptList } from './send-to-jdownloader.ts'

it('a list is encrypted as JDownloader reads it', async () => {
  for (const list of [
    'https://dl.example/a',
    `https://dl.example/${'x'.repeat(13)}`,
    'é'.repeat(40),
  ]) {
    const { jk, crypted } = await encryptList(list)
    const key = Buffer.from(/^function f\(\)\{ return '([0-9a-f]{32})';\}$/.exec(jk)![1]!, 'hex')
    const decipher = createDecipheriv('aes-128-cbc', key, key).setAutoPadding(false)
    const text = decipher.update(crypted, 'base64', 'utf8') + decipher.final('utf8')
    expect(text.replace(/\0+$/, '')).toBe(list)
  }
})
