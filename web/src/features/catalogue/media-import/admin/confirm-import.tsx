import type { ImportType } from '@mediatheque/contract/catalogue/media-import/import-types.ts'
import type {
  CandidateView,
  ImportPreview,
} from '@mediatheque/contract/catalogue/media-import/media-import.schemas.ts'
import { TITLE_TYPE_LABELS, titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { Button, Group, Radio, Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { ContractForm } from '../../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useSession } from '../../../../lib/session.tsx'
import { toast } from '../../../../lib/toast.ts'
import classes from './import.module.css'
import { importTitle } from './media-import.queries.ts'
import { OutsideTitle } from './outside-title.tsx'

interface ConfirmImportProps {
  order: { readonly type: ImportType; readonly category: number }
  preview: ImportPreview
  onBack(): void
  onDone(): void
}

/** What is about to be imported, and which title of the catalogue it is, where it may be one. */
export function ConfirmImport({ order, preview, onBack, onDone }: ConfirmImportProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { can } = useSession()
  const { title, candidates } = preview
  const contract = useContractForm({
    initialValues: { into: candidates.length > 0 ? '' : 'new' },
    write: importTitle,
    args: ({ into }) => ({
      body: {
        media_type: order.type,
        id: title.id,
        category: order.category,
        ...(title.title_id === null && {
          into: into === 'new' ? ('new' as const) : into === '' ? undefined : Number(into),
        }),
      },
    }),
    onSuccess: async ({ mediaItem }) => {
      toast.positive(t('Item imported'))
      onDone()
      const titleId = String(mediaItem.id)
      if (can('liens.create'))
        await navigate({ to: '/admin/liens/$titleId/new', params: { titleId } })
      else await navigate({ to: titleUrl(mediaItem) as '/' })
    },
  })
  return (
    <ContractForm of={contract}>
      <Stack gap="md">
        <div className={classes.chosen}>
          <OutsideTitle title={title} />
        </div>
        {title.title_id !== null && (
          <p className={classes.quiet}>
            {t('This is in the catalogue. It is brought up to date; what somebody locked stays.')}
          </p>
        )}
        {candidates.length > 0 && (
          <Radio.Group
            label={t('The catalogue has titles of this name. Is it one of them?')}
            {...contract.form.getInputProps('into')}
          >
            <Stack gap="xs" mt="xs">
              {candidates.map((candidate) => (
                <Radio
                  key={candidate.id}
                  value={String(candidate.id)}
                  label={t('It is :name: bring that title up to date', {
                    name: nameOf(candidate),
                  })}
                  description={t(TITLE_TYPE_LABELS[candidate.type])}
                />
              ))}
              <Radio value="new" label={t('None of them: enter a new title')} />
            </Stack>
          </Radio.Group>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onBack}>
            {t('Back')}
          </Button>
          <Button type="submit" data-autofocus loading={contract.isSubmitting}>
            {title.title_id === null ? t('Import it') : t('Import again')}
          </Button>
        </Group>
      </Stack>
    </ContractForm>
  )
}

const nameOf = ({ id, name, year }: CandidateView) =>
  `${name}${year === null ? '' : ` (${year})`}, #${id}`
