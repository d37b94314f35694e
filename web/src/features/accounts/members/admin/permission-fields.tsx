import {
  LIMIT_NAMES,
  type LimitName,
  PERMISSION_GROUPS,
} from '@mediatheque/contract/accounts/roles/permission-groups.ts'
import type { GrantedPermission, Permission } from '@mediatheque/contract/core/permissions.ts'
import { limitsOf, type LimitUnit } from '@mediatheque/contract/accounts/roles/permission-limits.ts'
import { Checkbox, NumberInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useSession } from '../../../../lib/session.tsx'
import classes from './member-editor.module.css'

const BYTES_OF_MB = 1_048_576

interface PermissionFieldsProps {
  value: readonly GrantedPermission[]
  onChange(value: readonly GrantedPermission[]): void
  isReadOnly?: boolean
  /** What else is known of a permission: where it comes from, what it adds. */
  noteOf?(name: Permission): ReactNode
}

/** Every permission in words, by what it is about, with its limits: one that the reader lacks cannot be given. */
export function PermissionFields({ value, onChange, isReadOnly, noteOf }: PermissionFieldsProps) {
  const t = useTranslate()
  return PERMISSION_GROUPS.map(({ label, permissions }) => (
    <fieldset key={label} className={classes.group}>
      <legend>{t(label)}</legend>
      {Object.entries(permissions).map(([name, words]) => (
        <PermissionField
          key={name}
          name={name as Permission}
          words={t(words)}
          granted={value.find((one) => one.name === name)}
          isReadOnly={isReadOnly === true}
          note={noteOf?.(name as Permission)}
          onChange={(next) => {
            const others = value.filter((one) => one.name !== name)
            onChange(next ? [...others, next] : others)
          }}
        />
      ))}
    </fieldset>
  ))
}

interface PermissionFieldProps {
  name: Permission
  words: string
  granted: GrantedPermission | undefined
  isReadOnly: boolean
  note: ReactNode
  onChange(next: GrantedPermission | undefined): void
}

function PermissionField({
  name,
  words,
  granted,
  isReadOnly,
  note,
  onChange,
}: PermissionFieldProps) {
  const t = useTranslate()
  const { can } = useSession()
  const isLacked = !can(name)
  const isFixed = isReadOnly || isLacked
  const limits = limitsOf(name)
  return (
    <div className={classes.permission}>
      <Checkbox
        label={words}
        description={
          <>
            <code className={classes.name}>{name}</code>
            {note}
            {isLacked && !isReadOnly && <> {t('You lack this right.')}</>}
          </>
        }
        checked={granted !== undefined}
        disabled={isFixed}
        onChange={(event) =>
          onChange(event.currentTarget.checked ? { name, restrictions: [] } : undefined)
        }
      />
      {granted && limits.length > 0 && (
        <div className={classes.limits}>
          {limits.map(([limit, unit]) => (
            <LimitField
              key={limit}
              {...{ name, limit, unit, granted, onChange }}
              isReadOnly={isFixed}
            />
          ))}
        </div>
      )}
    </div>
  )
}

interface LimitFieldProps extends Pick<PermissionFieldProps, 'name' | 'onChange' | 'isReadOnly'> {
  granted: GrantedPermission
  limit: string
  unit: LimitUnit
}

function LimitField({ name, limit, unit, granted, isReadOnly, onChange }: LimitFieldProps) {
  const t = useTranslate()
  const scale = unit === 'bytes' ? BYTES_OF_MB : 1
  const value = granted.restrictions.find((one) => one.name === limit)?.value ?? null
  return (
    <NumberInput
      label={t(LIMIT_NAMES[`${name} ${limit}` as LimitName])}
      placeholder={t('No limit')}
      min={0}
      max={1_000_000_000}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      readOnly={isReadOnly}
      value={value === null ? '' : Math.round(value / scale)}
      onChange={(typed) => {
        const others = granted.restrictions.filter((one) => one.name !== limit)
        const next = typed === '' ? [] : [{ name: limit, value: Number(typed) * scale }]
        onChange({ name, restrictions: [...others, ...next] })
      }}
    />
  )
}
