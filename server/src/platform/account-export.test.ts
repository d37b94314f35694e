import { describe, expect, it } from 'vitest'
import { joinExportedParts } from './account-export.ts'

const lists = {
  lists: [
    {
      id: 1,
      name: 'To see',
      description: null,
      visibility: 'private' as const,
      titles: [],
      created_at: '',
    },
  ],
}

describe('the parts of an export', () => {
  it('become one: lists as they are, groups key by key', () => {
    const parts = [{ passkeys: [] }, { contributions: lists }, { contributions: { votes: [] } }]
    expect(joinExportedParts(parts)).toEqual({
      passkeys: [],
      contributions: { ...lists, votes: [] },
    })
  })

  it('are of one feature each', () => {
    expect(() => joinExportedParts([{ passkeys: [] }, { passkeys: [] }])).toThrow('passkeys')
    expect(() => joinExportedParts([{ contributions: lists }, { contributions: lists }])).toThrow(
      'contributions.lists',
    )
  })
})
