import { expect, it } from 'vitest'
import { relyingParty } from './relying-party.ts'

const at = (baseUrl: string) => () =>
  relyingParty({ config: { baseUrl } as Parameters<typeof relyingParty>[0]['config'] })

it('is the domain of the public address, whatever stands behind it', () => {
  expect(at('https://media.example:8443/site')()).toEqual({
    id: 'media.example',
    origin: 'https://media.example:8443',
  })
})

it.each(['http://192.168.1.5:3000', 'http://[fd00::5]/site'])(
  'does not exist at %s, where browsers make no passkeys',
  (address) => {
    expect(at(address)).toThrow(expect.objectContaining({ status: 403 }))
  },
)
