import type { SettingField } from '@mediatheque/contract/site/settings/settings.schemas.ts'
import { SETTINGS_TABS } from '@mediatheque/contract/site/settings/settings-tabs.ts'
import { expect, it } from 'vitest'
import { SETTING_NAMES, sectionsOf } from './settings-fields.ts'

const namesOf = ({ label, help, choices = [], fields = [] }: SettingField): string[] => [
  label,
  ...(help ? [help] : []),
  ...choices.map((choice) => choice.label),
  ...fields.flatMap(namesOf),
]

it('asks for words of several lines where a setting may have some', () => {
  const fields = sectionsOf('subscriptions').flatMap((section) => section.fields)
  const kindOf = (key: string) => fields.find((field) => field.key === key)?.kind
  expect(kindOf('invoices.seller')).toBe('paragraphs')
  expect(kindOf('invoices.note')).toBe('paragraphs')
  expect(kindOf('invoices.tax_number')).toBe('text')
})

it('has a name for every setting, each part of one and each choice', () => {
  const sections = SETTINGS_TABS.flatMap(sectionsOf)
  const names = sections.flatMap(({ label, fields }) => [label, ...fields.flatMap(namesOf)])
  expect(names.filter((name) => !(name in SETTING_NAMES))).toEqual([])
})
