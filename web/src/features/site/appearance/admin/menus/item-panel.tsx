import { NativeSelect, TextInput } from '@mantine/core'
import { useTranslate } from '../../../../../lib/i18n.ts'
import classes from '../appearance.module.css'
import { PanelHead } from '../panel-head.tsx'
import { useSettingError } from '../setting-fields.tsx'
import { IconField } from './icon-field.tsx'
import { ItemConditions } from './item-conditions.tsx'
import { ItemActions } from './item-actions.tsx'
import { TargetField } from './target-field.tsx'
import { errorPlace } from './menu-list.ts'
import { useMenuItem } from './use-menu-item.ts'

/** One entry of a menu: what it is called, where it leads, and to whom it shows. */
export function ItemPanel({ index, itemIndex }: { index: string; itemIndex: string }) {
  const t = useTranslate()
  const { item, place, set } = useMenuItem(index, itemIndex)
  const errorOf = useSettingError(place ? errorPlace(place) : 'menus')
  if (!item || !place) return null
  return (
    <>
      <PanelHead title={t(item.label) || t('An entry without a name')} />
      <div className={classes.fields}>
        <TextInput
          label={t('Label')}
          description={t('English words of the site are shown in the language of the reader.')}
          maxLength={100}
          value={item.label}
          error={errorOf('label')}
          onChange={({ currentTarget }) => set({ label: currentTarget.value })}
        />
        <NativeSelect
          label={t('Leads to')}
          data={[
            { value: 'route', label: t('A page of this site') },
            { value: 'link', label: t('An address of the web') },
          ]}
          value={item.type}
          onChange={({ currentTarget }) => set({ type: currentTarget.value as typeof item.type })}
        />
        <TargetField item={item} error={errorOf('action')} onChange={(action) => set({ action })} />
        {item.type === 'link' && (
          <NativeSelect
            label={t('Opens in')}
            data={[
              { value: '_self', label: t('The same tab') },
              { value: '_blank', label: t('A new tab') },
            ]}
            value={item.target}
            onChange={({ currentTarget }) =>
              set({ target: currentTarget.value as typeof item.target })
            }
          />
        )}
        <IconField value={item.icon} onChange={(icon) => set({ icon })} />
      </div>
      <ItemConditions item={item} onChange={set} />
      <ItemActions item={item} place={place} />
    </>
  )
}
