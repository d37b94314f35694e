import type {
  genreEndpoints,
  keywordEndpoints,
} from '@mediatheque/contract/catalogue/titles/taxa/taxa.endpoints.ts'
import type { tagEndpoints } from '@mediatheque/contract/catalogue/news/tags/tags.endpoints.ts'
import type { TaxonRecord } from '@mediatheque/contract/catalogue/titles/taxa/taxa.schemas.ts'
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { ContractForm } from '../../../../lib/forms/contract-form.tsx'
import {
  type ContractForm as Contract,
  useContractForm,
} from '../../../../lib/forms/use-contract-form.ts'
import type { Write } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { useFocusBack } from '../../../../lib/use-focus-back.ts'

type Create = Write<
  | typeof genreEndpoints.createGenre
  | typeof keywordEndpoints.createKeyword
  | typeof tagEndpoints.createTag
>
type Rename = Write<
  | typeof genreEndpoints.updateGenre
  | typeof keywordEndpoints.updateKeyword
  | typeof tagEndpoints.updateTag
>

/** What genres, keywords and tags have in common. */
export type NamedTaxon = Pick<TaxonRecord, 'id' | 'version' | 'name' | 'name_fr' | 'slug'>

/** How genres, keywords or tags are written. */
export interface TaxonWrites {
  readonly kind: 'genre' | 'keyword' | 'tag'
  readonly create: Create
  readonly rename: Rename
  /** The English line of what adds one. */
  readonly add: string
}

interface TaxonDialogProps {
  writes: TaxonWrites
  /** Absent: one more. */
  taxon: NamedTaxon | undefined
  onClose(): void
}

interface Names {
  name: string
  name_fr: string
}

const namesOf = ({ name, name_fr }: NamedTaxon): Names => ({ name, name_fr: name_fr ?? '' })

/** One genre, keyword or tag, in both languages. */
export function TaxonDialog({ writes, taxon, onClose }: TaxonDialogProps) {
  const t = useTranslate()
  useFocusBack()
  return (
    <Modal
      opened
      onClose={onClose}
      title={taxon ? taxon.name : t(writes.add)}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {taxon ? (
        <Renamed writes={writes} taxon={taxon} onClose={onClose} />
      ) : (
        <Added writes={writes} onClose={onClose} />
      )}
    </Modal>
  )
}

function Renamed({ writes, taxon, onClose }: TaxonDialogProps & { taxon: NamedTaxon }) {
  const t = useTranslate()
  const contract = useContractForm({
    initialValues: namesOf(taxon),
    write: writes.rename,
    args: (values: Names, { version }) => ({
      params: { id: taxon.id },
      body: { ...values, version },
    }),
    record: {
      key: `${writes.kind} ${taxon.id}`,
      version: taxon.version,
      valuesOf: (view: NamedTaxon) => namesOf(view),
      versionOf: (saved) => saved.taxon.version,
      shownAfter: (saved) => namesOf(saved.taxon),
    },
    onSuccess: (saved) => {
      toast.positive(t('Saved “:name”', { name: saved.taxon.name }))
      onClose()
    },
  })
  return (
    <Fields
      of={contract}
      label={t('Save')}
      hint={t('Its address stays as it is.')}
      onClose={onClose}
    />
  )
}

function Added({ writes, onClose }: Omit<TaxonDialogProps, 'taxon'>) {
  const t = useTranslate()
  const contract = useContractForm({
    initialValues: { name: '', name_fr: '' },
    write: writes.create,
    args: (values: Names) => ({ body: values }),
    onSuccess: (saved) => {
      toast.positive(t('Saved “:name”', { name: saved.taxon.name }))
      onClose()
    },
  })
  return <Fields of={contract} label={t(writes.add)} onClose={onClose} />
}

interface FieldsProps {
  of: Contract<Names>
  label: string
  hint?: string
  onClose(): void
}

function Fields({ of, label, hint, onClose }: FieldsProps) {
  const t = useTranslate()
  const form: UseFormReturnType<Names> = of.form
  return (
    <ContractForm of={of}>
      <Stack gap="md">
        <TextInput
          label={t('Name')}
          description={hint}
          maxLength={80}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <TextInput label={t('Name in French')} maxLength={80} {...form.getInputProps('name_fr')} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={of.isSubmitting}>
            {label}
          </Button>
        </Group>
      </Stack>
    </ContractForm>
  )
}
