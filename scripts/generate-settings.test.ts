import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineSettingsPart } from '../contract/src/site/settings/settings-part.ts'
import { describeParts, findFaults, readParts } from './generate-settings.ts'

const group = z.boolean().default(true)
const part = defineSettingsPart({
  tab: 'content',
  public: { votes: group },
  private: { vote_limits: group },
  secret: {},
})
const votes = { file: 'community/votes/votes.settings.ts', exports: { votesPart: part } }

describe('what features add to the settings', () => {
  it('is found in their files by what it is, whatever its name', () => {
    expect(readParts([{ ...votes, exports: { MOST: 3, votesPart: part } }])).toEqual([
      { name: 'votesPart', file: votes.file, part },
    ])
    expect(() => readParts([{ ...votes, exports: { MOST: 3 } }])).toThrow(
      'votes.settings.ts exports no part',
    )
  })

  it('defines each group once, also among those whom others may not see', () => {
    const other = defineSettingsPart({
      tab: 'general',
      public: { likes: group },
      private: {},
      secret: { votes: group },
    })
    const parts = readParts([votes, { file: 'a/b/b.settings.ts', exports: { other } }])
    expect(findFaults(parts, ['content', 'general'])).toEqual([
      'a/b/b.settings.ts defines votes, which community/votes/votes.settings.ts does too',
    ])
  })

  it('leaves no tab empty', () => {
    expect(findFaults(readParts([votes]), ['content', 'gdpr'])).toEqual([
      'Nothing is in the tab gdpr',
    ])
    expect(findFaults(readParts([votes]), ['content'])).toEqual([])
  })

  it('is written by tab, and again by who may see it', () => {
    expect(describeParts(readParts([votes])).replaceAll(/\s+/g, ' ')).toContain(
      'content: { public: { ...votesPart.public, }, private: { ...votesPart.private, }, secret: { ...votesPart.secret, }, }, } satisfies Record<SettingsTabName, SettingsByReader> export const publicGroups = { ...settingsTabs.content.public, }',
    )
  })
})
