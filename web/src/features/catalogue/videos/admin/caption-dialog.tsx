import type { CaptionRecord } from '@mediatheque/contract/catalogue/videos/videos.schemas.ts'
import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core'
import { ContractForm } from '../../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { useFocusBack } from '../../../../lib/use-focus-back.ts'
import { useCaptionLanguages } from './caption-languages.ts'
import { updateCaption } from './videos-admin.queries.ts'

interface CaptionDialogProps {
  caption: CaptionRecord
  onClose(): void
}

interface Values {
  name: string
  language: string
  /** Seconds, as they are written. */
  offset: string
}

const valuesOf = ({ name, language, offset_ms }: CaptionRecord): Values => ({
  name,
  language,
  offset: offset_ms === 0 ? '' : String(offset_ms / 1_000),
})

/** Thousandths of `-1,5`; what is no number stays as it was written, for the server to say so. */
function readOffset(written: string): number {
  const text = written.trim().replace(',', '.').replace('−', '-')
  if (text === '') return 0
  return /^[-+]?\d{1,4}(\.\d{1,3})?$/.test(text)
    ? Math.round(Number(text) * 1_000)
    : (text as unknown as number)
}

/** What captions are called, in which language they are, and how much later they are shown. */
export function CaptionDialog({ caption, onClose }: CaptionDialogProps) {
  const t = useTranslate()
  useFocusBack()
  return (
    <Modal
      opened
      onClose={onClose}
      title={caption.name}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Fields caption={caption} onClose={onClose} />
    </Modal>
  )
}

function Fields({ caption, onClose }: CaptionDialogProps) {
  const t = useTranslate()
  const contract = useContractForm({
    initialValues: valuesOf(caption),
    write: updateCaption,
    args: ({ offset, ...values }: Values, { version }) => ({
      params: { id: caption.id },
      body: { ...values, offset_ms: readOffset(offset), version },
    }),
    fieldNames: { offset_ms: 'offset' },
    record: {
      key: `caption ${caption.id}`,
      version: caption.version,
      valuesOf: (view: CaptionRecord) => valuesOf(view),
      versionOf: (saved) => saved.captions.find(({ id }) => id === caption.id)?.version,
    },
    onSuccess: () => {
      toast.positive(t('Captions saved'))
      onClose()
    },
  })
  const { form, isSubmitting } = contract
  const languages = useCaptionLanguages(form.values.language)
  return (
    <ContractForm of={contract}>
      <Stack gap="md">
        <TextInput
          label={t('Name')}
          maxLength={100}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Select
          label={t('Language')}
          allowDeselect={false}
          searchable
          nothingFoundMessage={t('Nothing found')}
          data={languages}
          {...form.getInputProps('language')}
        />
        <TextInput
          label={t('Delay in seconds')}
          description={
            caption.is_own
              ? t('With a minus they are shown earlier.')
              : t('Their file lies elsewhere: they are shown when it says so.')
          }
          inputMode="decimal"
          placeholder="0"
          maxLength={10}
          disabled={!caption.is_own}
          {...form.getInputProps('offset')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={isSubmitting}>
            {t('Save')}
          </Button>
        </Group>
      </Stack>
    </ContractForm>
  )
}
