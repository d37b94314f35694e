import {
  IMPORT_RULES,
  type ImportType,
} from '@mediatheque/contract/catalogue/media-import/import-types.ts'
import { mediaImportEndpoints } from '@mediatheque/contract/catalogue/media-import/media-import.endpoints.ts'
import type { ImportPreview } from '@mediatheque/contract/catalogue/media-import/media-import.schemas.ts'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { call } from '../../../../lib/api.ts'
import { ContractForm } from '../../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'

interface FindByIdProps {
  type: ImportType
  onChosen(preview: ImportPreview): void
}

/** Looks a work up by the number that the outside database gives it. */
export function FindById({ type, onChosen }: FindByIdProps) {
  const t = useTranslate()
  const contract = useContractForm({
    initialValues: { id: '' },
    // It reads, and what is wrong is said by the server alone.
    submit: ({ id }) =>
      call(mediaImportEndpoints.previewImport, {
        query: { media_type: type, id: id.replaceAll(/[\s-]/g, '') },
      }),
    onSuccess: onChosen,
  })
  return (
    <ContractForm of={contract}>
      <Stack gap="sm">
        <TextInput
          label={t(IMPORT_RULES[type].idLabel)}
          required
          withAsterisk={false}
          inputMode="numeric"
          maxLength={20}
          {...contract.form.getInputProps('id')}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={contract.isSubmitting}>
            {t('Look it up')}
          </Button>
        </Group>
      </Stack>
    </ContractForm>
  )
}
