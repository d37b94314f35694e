import type { NestedItem } from '@mediatheque/contract/site/menus/menus.schemas.ts'
import { MultiSelect, NativeSelect } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { useSession } from '../../../../../lib/session.tsx'
import classes from '../appearance.module.css'
import { menuAudienceQuery } from '../appearance.queries.ts'
import { switchesOf } from './menu-list.ts'

interface ItemConditionsProps {
  item: NestedItem
  onChange(changes: Partial<NestedItem>): void
}

/** To whom an entry shows: to those who meet all of it. */
export function ItemConditions({ item, onChange }: ItemConditionsProps) {
  const t = useTranslate()
  const { roles, permissions } = useSuspenseQuery(menuAudienceQuery()).data
  const known = roles.map(({ id, name }) => ({ value: String(id), label: t(name) }))
  const gone = item.roles
    .filter((id) => !roles.some((role) => role.id === id))
    .map((id) => ({ value: String(id), label: t('Role :id', { id }) }))
  return (
    <fieldset className={classes.group}>
      <legend>{t('Who sees it')}</legend>
      <p className={classes.note}>
        {t('Everybody, but for what is chosen here: all of it together.')}
      </p>
      <MultiSelect
        label={t('Who has these roles')}
        data={[...known, ...gone]}
        value={item.roles.map(String)}
        onChange={(chosen) => onChange({ roles: chosen.map(Number) })}
      />
      <MultiSelect
        label={t('Who has these permissions')}
        data={[...new Set([...permissions, ...item.permissions])]}
        searchable
        value={item.permissions}
        onChange={(chosen) => onChange({ permissions: chosen })}
      />
      <NativeSelect
        label={t('Subscription')}
        data={[
          { value: '', label: t('With or without') },
          { value: 'subscribed', label: t('Subscribed') },
          { value: 'unsubscribed', label: t('Not subscribed') },
        ]}
        value={item.subscriptionStatus ?? ''}
        onChange={({ currentTarget }) =>
          onChange({
            subscriptionStatus: (currentTarget.value || null) as NestedItem['subscriptionStatus'],
          })
        }
      />
      <SettingCondition item={item} onChange={onChange} />
    </fieldset>
  )
}

function SettingCondition({ item, onChange }: ItemConditionsProps) {
  const t = useTranslate()
  const { settings } = useSession()
  const { settings: condition } = item
  const names = [...new Set([...switchesOf(settings), ...(condition ? [condition.name] : [])])]
  const isPlain = condition?.value === undefined || typeof condition.value === 'boolean'
  return (
    <>
      <NativeSelect
        label={t('While this setting')}
        data={[
          { value: '', label: t('No setting') },
          ...names.map((value) => ({ value, label: value })),
        ]}
        value={condition?.name ?? ''}
        onChange={({ currentTarget }) =>
          onChange({
            settings: currentTarget.value ? { name: currentTarget.value, value: true } : null,
          })
        }
      />
      {condition && isPlain && (
        <NativeSelect
          label={t('is')}
          data={[
            { value: 'true', label: t('Switched on') },
            { value: 'false', label: t('Switched off') },
          ]}
          value={String(condition.value ?? true)}
          onChange={({ currentTarget }) =>
            onChange({
              settings: { name: condition.name, value: currentTarget.value === 'true' },
            })
          }
        />
      )}
    </>
  )
}
