import {
  DEBRID_PROVIDERS,
  findDebridProvider,
} from '@mediatheque/contract/premium/debridors/debrid-providers.ts'
import {
  DEBRID_KEY_MAX_LENGTH,
  type DebridorView,
} from '@mediatheque/contract/premium/debridors/debridors.schemas.ts'
import { Button, Group, Modal, PasswordInput, Select, Stack, Switch } from '@mantine/core'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { saveDebridor } from './debridors.queries.ts'

interface DebridorDialogProps {
  edited: DebridorView | 'new' | undefined
  onClose(): void
}

export function DebridorDialog({ edited, onClose }: DebridorDialogProps) {
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
      {edited && <DebridorForm account={edited === 'new' ? undefined : edited} onClose={onClose} />}
    </Modal>
  )
}

const PROVIDERS = DEBRID_PROVIDERS.map(({ id, name }) => ({ value: String(id), label: name }))

function DebridorForm({
  account,
  onClose,
}: {
  account: DebridorView | undefined
  onClose(): void
}) {
  const t = useTranslate()
  const contract = useDebridorForm(account, onClose)
  const { form, isSubmitting } = contract
  const keepsKey = account !== undefined && form.values.provider === String(account.provider)
  return (
    <ContractForm of={contract}>
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
        {asksForAddress(form.values.provider) && (
          <Switch
            label={t('Tell this service my address')}
            description={t(
              'It asks for the IP address that downloads. Without it the service sees the address of this site.',
            )}
            {...form.getInputProps('shares_address', { type: 'checkbox' })}
          />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={isSubmitting}>
            {account ? t('Save') : t('Add')}
          </Button>
        </Group>
      </Stack>
    </ContractForm>
  )
}

const asksForAddress = (provider: string) =>
  findDebridProvider(Number(provider))?.asksForAddress === true

/** Keys are not shown again: a new one is typed, or the old one stays. */
const valuesOf = ({ provider, active, shares_address }: DebridorView) => ({
  provider: String(provider),
  api: '',
  active,
  shares_address,
})

function useDebridorForm(account: DebridorView | undefined, onClose: () => void) {
  const t = useTranslate()
  return useContractForm({
    initialValues: account
      ? valuesOf(account)
      : { provider: '', api: '', active: true, shares_address: false },
    write: saveDebridor,
    args: ({ provider, api, active, shares_address }, { version }) => ({
      body: {
        ...(account && { id: account.id, version }),
        provider: provider ? Number(provider) : Number.NaN,
        ...(api.trim() && { api: api.trim() }),
        active,
        shares_address: shares_address && asksForAddress(provider),
      },
    }),
    record: account && {
      key: `debridor ${account.id}`,
      version: account.version,
      valuesOf,
      versionOf: ({ debridor }) => debridor.version,
      texts: { provider: (id) => PROVIDERS.find(({ value }) => value === id)?.label ?? '' },
    },
    onSuccess: () => {
      onClose()
      toast.positive(account ? t('Updated account') : t('Host added successfully'))
    },
  })
}
