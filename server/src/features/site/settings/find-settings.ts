import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type { FoundSetting } from '@mediatheque/contract/site/settings/settings.schemas.ts'
import { EDITED_SETTINGS_TABS } from '@mediatheque/contract/site/settings/settings-tabs.ts'
import { SETTING_NAMES, sectionsOf } from './settings-fields.ts'

const MOST_FOUND = 8

/** Letters without accents and case, as somebody in a hurry types them. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()

const inEveryLanguage = (key: string): string => {
  const { en = key, fr } = SETTING_NAMES[key] ?? { fr: '' }
  return `${en} ${fr}`
}

/** Every setting that is edited in a tab, with all that it is found by. */
const KNOWN = EDITED_SETTINGS_TABS.flatMap((tab) =>
  sectionsOf(tab).flatMap((section) =>
    section.fields.map(({ key, label, help }) => ({
      key,
      tab,
      label,
      section: section.label,
      name: plain(inEveryLanguage(label)),
      words: plain(
        [label, section.label, `Settings tab ${tab}`, ...(help ? [help] : [])]
          .map(inEveryLanguage)
          .join(' '),
      ),
    })),
  ),
)

/** Settings that have every word somewhere in what they are called, in any language; by their own name first. */
export function findSettings(query: string, t: TranslateLine): FoundSetting[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found = KNOWN.filter(({ words: known }) => words.every((word) => known.includes(word)))
  const hits = (name: string) => words.filter((word) => name.includes(word)).length
  return found
    .toSorted((one, other) => hits(other.name) - hits(one.name))
    .slice(0, MOST_FOUND)
    .map(({ key, tab, label, section }) => ({
      key,
      tab,
      label: t(label),
      section: t(section),
    }))
}
