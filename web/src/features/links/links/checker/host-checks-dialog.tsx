import {
  CHECK_METHOD_NAMES,
  CHECK_METHODS,
  type CheckMethodName,
  MOST_CALLS_PER_MINUTE,
} from '@mediatheque/contract/links/checker/check-methods.ts'
import type { HostStatusView } from '@mediatheque/contract/links/checker/checker.schemas.ts'
import { Button, Group, Modal, NumberInput, Select, Stack, Switch, TextInput } from '@mantine/core'
import { ContractForm } from '../../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { updateHostChecks } from './checker.queries.ts'

interface HostChecksDialogProps {
  host: HostStatusView | undefined
  onClose(): void
}

/** Says whether, how and how often the links of a host are checked. */
export function HostChecksDialog({ host, onClose }: HostChecksDialogProps) {
  const t = useTranslate()
  return (
    <Modal
      opened={host !== undefined}
      onClose={onClose}
      title={t('Checks of :name', { name: host?.name ?? '' })}
      centered
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {host && <HostChecksForm host={host} onClose={onClose} />}
    </Modal>
  )
}

function HostChecksForm({ host, onClose }: { host: HostStatusView; onClose(): void }) {
  const t = useTranslate()
  const contract = useContractForm({
    initialValues: {
      is_checked: host.is_checked,
      method: host.method ?? '',
      address: host.address ?? '',
      calls_per_minute: host.calls_per_minute as number | string,
    },
    write: updateHostChecks,
    args: ({ method, calls_per_minute, ...values }) => ({
      params: { id: host.id },
      body: {
        ...values,
        method: (method || null) as CheckMethodName | null,
        calls_per_minute: Number(calls_per_minute),
      },
    }),
    onSuccess: () => {
      toast.positive(t('Checks of the host saved'))
      onClose()
    },
  })
  const { form } = contract
  return (
    <ContractForm of={contract}>
      <Stack gap="md">
        <Switch
          label={t('Check its links regularly')}
          description={t('New and popular ones daily, old ones once a month.')}
          {...form.getInputProps('is_checked', { type: 'checkbox' })}
        />
        <Select
          label={t('How')}
          allowDeselect={false}
          data={[
            {
              value: '',
              label: t('By itself (:method)', {
                method: t(CHECK_METHODS[host.method === null ? host.used_method : 'request']),
              }),
            },
            ...CHECK_METHOD_NAMES.map((name) => ({ value: name, label: t(CHECK_METHODS[name]) })),
          ]}
          {...form.getInputProps('method')}
        />
        <TextInput
          label={t('Address of the host')}
          description={t(
            'Where its list of links is asked for, such as https://host.example. Empty: the usual one.',
          )}
          type="url"
          {...form.getInputProps('address')}
        />
        <NumberInput
          label={t('Calls per minute')}
          description={t('From 1 to 600. A host that asks for a pause gets it in any case.')}
          min={1}
          max={MOST_CALLS_PER_MINUTE}
          allowDecimal={false}
          {...form.getInputProps('calls_per_minute')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={contract.isSubmitting}>
            {t('Save')}
          </Button>
        </Group>
      </Stack>
    </ContractForm>
  )
}
