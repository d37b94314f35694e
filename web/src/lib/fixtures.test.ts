import { bootstrapData } from '@mediatheque/contract/site/bootstrap/bootstrap.schemas.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildFixture } from './test-fixtures.ts'

const view = z.object({
  id: z.number(),
  name: z.string(),
  made: z.iso.datetime(),
  kind: z.enum(['film', 'series']),
  parts: z.array(z.object({ url: z.url() })),
  year: z.number().nullable(),
})

describe('a fixture', () => {
  it('fits the contract in everything that a test does not speak of', () => {
    expect(buildFixture(view, { name: 'A film', year: 1921 })).toMatchObject({
      name: 'A film',
      year: 1921,
      kind: 'film',
      parts: [],
    })
    expect(buildFixture(bootstrapData).settings.branding.site_name).toBe('Mediatheque')
  })

  it('fails where it says what the contract does not take, or does not know any more', () => {
    expect(() => buildFixture(view, { year: 'late' as never })).toThrow()
    expect(() => buildFixture(view, { title: 'gone' } as never)).toThrow('no .title')
    expect(() =>
      buildFixture(view, { parts: [{ url: 'https://a.example', size: 1 } as never] }),
    ).toThrow('no .parts[0].size')
  })
})
