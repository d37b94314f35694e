import { ActionIcon } from '@mantine/core'
import { IconRestore } from '@tabler/icons-react'
import type { SettingField } from '@mediatheque/contract/site/settings/settings.schemas.ts'
import { areEqual } from '../../../../lib/forms/merge-values.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { type OwnInput, OwnInputContext } from '../../../../ui/admin/setting-input/own-input.ts'
import {
  SettingInput,
  type SettingInputProps,
} from '../../../../ui/admin/setting-input/setting-input.tsx'
import settings from '../../../../ui/admin/setting-input/setting-input.module.css'
import { useAppearance } from './appearance-context.ts'
import classes from './appearance.module.css'
import { isPictureSetting, PictureSetting } from './picture-setting.tsx'

/** Settings of the appearance as their schema says, in its order. */
export function SettingFields({ isMeant }: { isMeant(key: string): boolean }) {
  const { sections } = useAppearance()
  const fields = sections.flatMap((section) => section.fields).filter(({ key }) => isMeant(key))
  return (
    <OwnInputContext value={pictureInput}>
      <div className={classes.fields}>
        {fields.map((field) => (
          <OneSetting key={field.key} field={field} />
        ))}
      </div>
    </OwnInputContext>
  )
}

/** Pictures are sent from the device, within lists too. */
const pictureInput: OwnInput = ({ field, ...input }) =>
  isPictureSetting(field.key) ? <OnePicture field={field} {...input} /> : undefined

function OnePicture({ field, value, errorOf, onChange }: SettingInputProps) {
  const t = useTranslate()
  return (
    <PictureSetting
      label={t(field.label)}
      help={field.help && t(field.help)}
      settingKey={field.key}
      value={typeof value === 'string' ? value : ''}
      error={errorOf('')}
      onChange={(next) => onChange(next === '' && field.isNullable ? null : next)}
    />
  )
}

/** What is wrong with a setting, or with a part of it by its path. */
export function useSettingError(key: string) {
  const { errors } = useAppearance()
  return (path: string) => errors[path === '' ? key : `${key}.${path}`]?.[0]
}

function OneSetting({ field }: { field: SettingField }) {
  const t = useTranslate()
  const { values, defaults, change } = useAppearance()
  const errorOf = useSettingError(field.key)
  const value = values[field.key]
  const shipped = defaults[field.key]
  const set = (next: unknown) => change({ [field.key]: next })
  if (isPictureSetting(field.key))
    return <OnePicture field={field} value={value} errorOf={errorOf} onChange={set} />
  return (
    <div className={settings.setting}>
      <SettingInput field={field} value={value} errorOf={errorOf} onChange={set} />
      {!areEqual(value, shipped) && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('Reset “:name” to what is shipped', { name: t(field.label) })}
          title={t('As shipped')}
          onClick={() => set(shipped)}
        >
          <IconRestore size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}
