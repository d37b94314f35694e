import {
  CLIENT_KIND_NAMES,
  CLIENT_KINDS,
  clientKind,
  type ClientKindName,
  type ClientPlace,
} from '@mediatheque/contract/links/download-clients/client-kinds.ts'
import {
  CLIENT_LOGIN_MAX_LENGTH,
  CLIENT_NAME_MAX_LENGTH,
  CLIENT_SECRET_MAX_LENGTH,
  type DownloadClientView,
} from '@mediatheque/contract/links/download-clients/download-clients.schemas.ts'
import {
  Button,
  Group,
  Modal,
  PasswordInput,
  Select,
  Stack,
  Switch,
  Text,
  TextInput,
} from '@mantine/core'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { type ContractForm as Form, useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { useClientHints } from './client-hints.ts'
import { createClient, updateClient } from './download-clients.queries.ts'
import { keepSecret, keptSecret } from './kept-secrets.ts'

interface ClientDialogProps {
  edited: DownloadClientView | 'new' | undefined
  onClose(): void
}

export function ClientDialog({ edited, onClose }: ClientDialogProps) {
  const t = useTranslate()
  return (
    <Modal
      opened={edited !== undefined}
      onClose={onClose}
      title={edited === 'new' ? t('Add a client') : t('Edit the client')}
      centered
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {edited === 'new' && <NewClient onClose={onClose} />}
      {edited && edited !== 'new' && <EditedClient client={edited} onClose={onClose} />}
    </Modal>
  )
}

interface Values {
  kind: ClientKindName
  name: string
  place: ClientPlace
  address: string
  username: string
  secret: string
  is_default: boolean
}

const FIRST: Values = {
  kind: 'jdownloader',
  name: CLIENT_KINDS.jdownloader.name,
  place: 'browser',
  address: '',
  username: '',
  secret: '',
  is_default: false,
}

const valuesOf = (client: DownloadClientView): Values => ({
  kind: client.kind,
  name: client.name,
  place: client.place,
  address: client.address ?? '',
  username: client.username ?? '',
  secret: '',
  is_default: client.is_default,
})

/** What the site is told: nothing of what lets this browser in. */
const bodyOf = ({ kind, name, place, address, username, secret, is_default }: Values) => ({
  kind,
  name,
  place,
  ...(address.trim() && { address: address.trim() }),
  ...(username.trim() && { username }),
  ...(place === 'server' && secret && { secret }),
  is_default,
})

function keepHere({ id, place }: DownloadClientView, secret: string): void {
  if (place === 'server') keepSecret(id, undefined)
  else if (secret) keepSecret(id, secret)
}

function NewClient({ onClose }: { onClose(): void }) {
  const t = useTranslate()
  const contract = useContractForm({
    initialValues: FIRST,
    write: createClient,
    args: (values) => ({ body: bodyOf(values) }),
    onSuccess: ({ client }, { secret }) => {
      keepHere(client, secret)
      onClose()
      toast.positive(t('Client saved'))
    },
  })
  return <Fields contract={contract} onClose={onClose} />
}

function EditedClient({ client, onClose }: { client: DownloadClientView; onClose(): void }) {
  const t = useTranslate()
  const contract = useContractForm({
    initialValues: valuesOf(client),
    write: updateClient,
    args: (values, { version }) => ({
      params: { id: client.id },
      body: { ...bodyOf(values), version },
    }),
    record: {
      key: `download client ${client.id}`,
      version: client.version,
      valuesOf,
      versionOf: (answer) => answer.client.version,
    },
    onSuccess: ({ client: saved }, { secret }) => {
      keepHere(saved, secret)
      onClose()
      toast.positive(t('Client saved'))
    },
  })
  return <Fields contract={contract} client={client} onClose={onClose} />
}

interface FieldsProps {
  contract: Form<Values>
  client?: DownloadClientView
  onClose(): void
}

const KINDS = CLIENT_KIND_NAMES.map((value) => ({ value, label: CLIENT_KINDS[value].name }))

function Fields({ contract, client, onClose }: FieldsProps) {
  const t = useTranslate()
  const { form, isSubmitting } = contract
  const { values } = form
  const { places, usualAddress, asksFor } = clientKind(values.kind)
  const hints = useClientHints(values)
  const choose = (kind: ClientKindName) => {
    const next = clientKind(kind)
    // A name that was typed stays.
    if (values.name === clientKind(values.kind).name) form.setFieldValue('name', next.name)
    if (!next.places.includes(values.place)) form.setFieldValue('place', next.places[0]!)
    form.setFieldValue('kind', kind)
  }
  return (
    <ContractForm of={contract}>
      <Stack gap="md">
        <Select
          label={t('Client')}
          data={KINDS}
          allowDeselect={false}
          required
          withAsterisk={false}
          data-autofocus
          {...form.getInputProps('kind')}
          onChange={(kind) => kind && choose(kind)}
        />
        <TextInput
          label={t('Name')}
          required
          withAsterisk={false}
          autoComplete="off"
          maxLength={CLIENT_NAME_MAX_LENGTH}
          {...form.getInputProps('name')}
        />
        {places.length > 1 && (
          <Select
            label={t('Asked from')}
            description={hints.place}
            data={[
              { value: 'browser', label: t('This browser') },
              { value: 'server', label: t('The site') },
            ]}
            allowDeselect={false}
            {...form.getInputProps('place')}
          />
        )}
        {hints.kind && (
          <Text size="sm" c="dimmed">
            {hints.kind}
          </Text>
        )}
        {usualAddress !== null && (
          <TextInput
            label={t('Address of the client')}
            description={t('With its port and, where there is one, its folder: :example', {
              example: usualAddress,
            })}
            type="url"
            required
            withAsterisk={false}
            autoComplete="off"
            spellCheck={false}
            {...form.getInputProps('address')}
          />
        )}
        {asksFor === 'password' && (
          <TextInput
            label={t('Username')}
            autoComplete="off"
            spellCheck={false}
            maxLength={CLIENT_LOGIN_MAX_LENGTH}
            {...form.getInputProps('username')}
          />
        )}
        {asksFor !== 'nothing' && (
          <PasswordInput
            label={asksFor === 'password' ? t('Password') : t('API key or secret')}
            {...(client &&
              hasSecret(client) && { description: t('Leave it empty to keep what is stored.') })}
            maxLength={CLIENT_SECRET_MAX_LENGTH}
            // Password managers would offer to keep it, and to fill the account's password in.
            autoComplete="one-time-code"
            data-1p-ignore
            data-lpignore="true"
            visibilityToggleButtonProps={{ 'aria-label': t('Show the key'), tabIndex: 0 }}
            {...form.getInputProps('secret')}
          />
        )}
        <Switch
          label={t('Send here unless I choose another')}
          {...form.getInputProps('is_default', { type: 'checkbox' })}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={isSubmitting}>
            {client ? t('Save') : t('Add')}
          </Button>
        </Group>
      </Stack>
    </ContractForm>
  )
}

const hasSecret = ({ id, has_secret: isStored }: DownloadClientView) =>
  isStored || keptSecret(id) !== undefined
