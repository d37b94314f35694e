import { describe, expect, it } from 'vitest'
import { recogniseHost } from './recognise-host.ts'

const hosts = [
  { id: 50, name: 'Internet Archive', icon: null, domains: ['archive.org'] },
  { id: 5, name: '1fichier', icon: null, domains: ['1fichier.com', 'megadl.fr'] },
]

describe('recognising the host of an address', () => {
  it.each([
    ['archive.org', 50],
    ['www.archive.org', 50],
    ['ia800.us.archive.org', 50],
    ['ARCHIVE.org.', 50],
    ['a.megadl.fr', 5],
  ] as const)('%s is host %i', (name, id) => expect(recogniseHost(name, hosts)?.id).toBe(id))

  it.each(['notarchive.org', 'archive.org.evil.test', 'org', 'example.com'])(
    'does not know %s',
    (name) => expect(recogniseHost(name, hosts)).toBeNull(),
  )
})
