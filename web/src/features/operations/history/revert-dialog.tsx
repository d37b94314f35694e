import { historyEndpoints } from '@mediatheque/contract/operations/history/history.endpoints.ts'
import { ENTER_AGAIN } from '@mediatheque/contract/site/settings/enter-again.ts'
import { PasswordInput, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../lib/api.ts'
import { refresh, useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import {
  PASSWORD_CONFIRMATION_REQUIRED,
  PasswordConfirmationProvider,
  usePasswordConfirmation,
} from '../../../lib/password-confirmation.tsx'
import { errorMessage, toast } from '../../../lib/toast.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { RevertedChange } from './history-entry.tsx'
import { ChangedValue } from './history-values.tsx'
import { revertChange } from './history.queries.ts'
import classes from './history.module.css'

interface RevertDialogProps {
  reverted: RevertedChange | undefined
  onClose(): void
  /** The record is other than it was. */
  onDone(): void
}

/**
 * Shows what will be written before it is, and asks for secrets that have to be typed again for it, or for the password
 * where rights come back.
 */
export function RevertDialog(props: RevertDialogProps) {
  return (
    <PasswordConfirmationProvider>
      <RevertConfirmation {...props} />
    </PasswordConfirmationProvider>
  )
}

function RevertConfirmation({ reverted, onClose, onDone }: RevertDialogProps) {
  const t = useTranslate()
  const [asked, setAsked] = useState<Asked>(NOTHING)
  const close = () => {
    setAsked(NOTHING)
    onClose()
  }
  const { revert, isPending } = useRevert({ onAsked: setAsked, onClose: close, onDone })
  const change = reverted && swapped(reverted)
  const handleConfirm = () =>
    reverted &&
    revert({
      params: { id: reverted.event.id },
      body: { fields: [reverted.change.field], secrets: withoutEmpty(asked.typed) },
    })
  return (
    <ConfirmDialog
      isOpen={reverted !== undefined}
      isOnTop
      title={t('Write the former value again?')}
      text={t('This is saved like any other edit, and written down as a change of its own.')}
      confirmLabel={t('Revert')}
      cancelLabel={t('Cancel')}
      isBusy={isPending}
      onClose={close}
      onConfirm={handleConfirm}
    >
      {change && (
        <dl className={classes.changes}>
          <div className={classes.change}>
            <dt>{change.label}</dt>
            <dd>
              <ChangedValue change={change} />
            </dd>
          </div>
        </dl>
      )}
      <SecretInputs asked={asked} onChange={setAsked} onEnter={handleConfirm} />
    </ConfirmDialog>
  )
}

/** Secrets that the server wants again, and what was typed, by field. */
interface Asked {
  readonly fields: readonly string[]
  readonly typed: Readonly<Record<string, string>>
}
const NOTHING: Asked = { fields: [], typed: {} }

function useRevert({
  onAsked,
  onClose,
  onDone,
}: Pick<RevertDialogProps, 'onClose' | 'onDone'> & {
  onAsked(change: (before: Asked) => Asked): void
}) {
  const t = useTranslate()
  const queries = useQueryClient()
  const confirmed = usePasswordConfirmation()
  const { mutateAsync, isPending } = useWrite(revertChange, {
    onSuccess: () => {
      toast.positive(t('Former value written again'))
      onClose()
      onDone()
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.status === PASSWORD_CONFIRMATION_REQUIRED) return
      const secrets = error instanceof ApiError ? secretsOf(error) : []
      if (secrets.length > 0)
        return onAsked(({ typed }) => ({
          typed,
          fields: secrets,
        }))
      toast.danger(errorMessage(error))
      onClose()
      await refresh(queries, [historyEndpoints.getHistoryOf])
    },
  })
  type Reverted = Parameters<typeof mutateAsync>[0]
  // What goes wrong is told above.
  const revert = (args: Reverted) => void confirmed(() => mutateAsync(args)).catch(() => undefined)
  return { revert, isPending }
}

const secretsOf = ({ errors }: ApiError) =>
  Object.keys(errors).filter((field) => errors[field]?.includes(ENTER_AGAIN))

const withoutEmpty = (typed: Asked['typed']) =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))

function SecretInputs({
  asked: { fields, typed },
  onChange,
  onEnter,
}: {
  asked: Asked
  onChange(asked: Asked): void
  onEnter(): void
}) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (fields.length === 0) return undefined
    // The dialog looks where the focus is when what stands in it changes.
    const timer = setTimeout(() => box.current?.querySelector('input')?.focus(), 0)
    return () => clearTimeout(timer)
  }, [fields.length])
  if (fields.length === 0) return null
  return (
    <Stack ref={box} gap="sm" mt="md">
      {fields.map((field) => (
        <PasswordInput
          key={field}
          label={t(`Setting ${field}`)}
          error={typed[field] ? undefined : t(ENTER_AGAIN)}
          autoComplete="one-time-code"
          data-1p-ignore
          data-lpignore="true"
          visibilityToggleButtonProps={{ 'aria-label': t('Show the key'), tabIndex: 0 }}
          value={typed[field] ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ fields, typed: { ...typed, [field]: value } })
          }
          onKeyDown={(event) => {
            if (event.key === 'Enter') onEnter()
          }}
        />
      ))}
    </Stack>
  )
}

/** What the record is now becomes what it was. */
const swapped = ({ change }: RevertedChange) => ({
  ...change,
  before: change.after,
  after: change.before,
})
