import { useRef } from 'react'
import { DEBRID_PROVIDERS } from '@mediatheque/contract/premium/debridors/debrid-providers.ts'
import { debridorEndpoints } from '@mediatheque/contract/premium/debridors/debridors.endpoints.ts'
import {
  DEBRID_KEY_MAX_LENGTH,
  type DebridorView,
} from '@mediatheque/contract/premium/debridors/debridors.schemas.ts'
import { Button, Group, Modal, PasswordInput, Select, Stack, Switch } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { useContractForm } from '../../../lib/forms.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { askProvider } from './ask-provider.ts'
import { DEBRIDORS_KEY } from './debridors.queries.ts'

type Checks = readonly { readonly provider: number; readonly url: string }[]

interface DebridorDialogProps {
  edited: DebridorView | 'new' | undefined
  /** Where to ask about the key of a provider before it is saved. */
  checks: Checks
  onClose(): void
}

export function DebridorDialog({ edited, checks, onClose }: DebridorDialogProps) {
  const t = useTranslate()
  const title = edited === undefined || edited === 'new' ? t('Add new account') : t('Edit account')
  return (
    <Modal
      opened={edited !== undefined}
      onClose={onClose}
      title={title}
      centered
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {edited && (
        <DebridorForm
          account={edited === 'new' ? undefined : edited}
          checks={checks}
          onClose={onClose}
        />
      )}
    </Modal>
  )
}

const PROVIDERS = DEBRID_PROVIDERS.map(({ id, name }) => ({ value: String(id), label: name }))

function DebridorForm({
  account,
  checks,
  onClose,
}: {
  account: DebridorView | undefined
  checks: Checks
  onClose(): void
}) {
  const t = useTranslate()
  const { form, isSubmitting, handleSubmit } = useDebridorForm(account, checks, onClose)
  const keepsKey = account !== undefined && form.values.provider === String(account.provider)
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap="md">
        <Select
          label={t('Provider')}
          placeholder={t('Choose a provider')}
          data={PROVIDERS}
          allowDeselect={false}
          required
          withAsterisk={false}
          {...(!account && { 'data-autofocus': true })}
          {...form.getInputProps('provider')}
          value={form.values.provider || null}
        />
        <PasswordInput
          label={t('API key')}
          description={
            keepsKey
              ? t('Leave it empty to keep the key that is stored.')
              : t(
                  'You find it in your account at the provider. It is kept encrypted and not shown again.',
                )
          }
          required={!keepsKey}
          withAsterisk={false}
          maxLength={DEBRID_KEY_MAX_LENGTH}
          // Password managers would offer to keep it, and to fill the account's password in.
          autoComplete="one-time-code"
          data-1p-ignore
          data-lpignore="true"
          visibilityToggleButtonProps={{ 'aria-label': t('Show the key'), tabIndex: 0 }}
          {...(keepsKey && { placeholder: account.api })}
          {...(account && { 'data-autofocus': true })}
          {...form.getInputProps('api')}
        />
        <Switch
          label={t('Active')}
          description={t('Inactive accounts stay in the list and are not used.')}
          {...form.getInputProps('active', { type: 'checkbox' })}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={isSubmitting}>
            {account ? t('Save') : t('Add')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function useDebridorForm(account: DebridorView | undefined, checks: Checks, onClose: () => void) {
  const t = useTranslate()
  const queries = useQueryClient()
  const seen = useRef(account?.version)
  return useContractForm({
    initialValues: {
      provider: account ? String(account.provider) : '',
      api: '',
      active: account?.active ?? true,
    },
    submit: async ({ provider: chosen, api, active }) => {
      const provider = chosen ? Number(chosen) : (undefined as unknown as number)
      const key = api.trim()
      const check = checks.find((candidate) => candidate.provider === provider)
      const answer = key && check ? await askProvider(check.url, key) : {}
      return call(debridorEndpoints.saveDebridor, {
        body: {
          ...(account && { id: account.id, version: seen.current ?? account.version }),
          provider,
          ...(key && { api: key }),
          active,
          ...answer,
        },
      })
    },
    onLookAgain: ({ version }) => {
      seen.current = version
    },
    onSuccess: async () => {
      onClose()
      toast.positive(account ? t('Updated account') : t('Host added successfully'))
      await queries.invalidateQueries({ queryKey: [DEBRIDORS_KEY] })
    },
  })
}
