import { USUAL_REQUEST_CATEGORY } from '@mediatheque/contract/community/requests/request-status.ts'
import type { RequestView } from '@mediatheque/contract/community/requests/requests.schemas.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { createRequest, updateRequest } from './requests.queries.ts'

const NEW = {
  exit_title: false,
  title_id: null as number | null,
  title: '',
  category: USUAL_REQUEST_CATEGORY,
  serie: true,
  saison: '' as number | '',
  full_saison: false,
  episodes: [] as string[],
  url: '',
  note: '',
}
export type RequestValues = typeof NEW

const valuesOf = (request: RequestView): RequestValues => ({
  exit_title: request.exit_title,
  title_id: request.title_id,
  title: request.exit_title ? '' : request.title,
  category: request.category.id,
  serie: request.serie,
  saison: request.saison ?? '',
  full_saison: request.full_saison,
  episodes: request.episodes.map(String),
  url: request.url ?? '',
  note: request.note ?? '',
})

/** As the form has it; what belongs to series alone goes with the switch. */
const bodyOf = ({ saison, episodes, serie, full_saison, ...values }: RequestValues) => {
  const season = serie && saison !== '' ? saison : null
  return {
    ...values,
    serie,
    saison: season,
    full_saison: serie && full_saison,
    episodes: serie && !full_saison ? episodes.map(Number) : [],
  }
}

interface FormOptions {
  onSaved(request: RequestView): void
  workspaceId?: number
  name?: string | undefined
}

export function useNewRequestForm({ onSaved, workspaceId = 0, name = '' }: FormOptions) {
  const t = useTranslate()
  return useContractForm({
    initialValues: { ...NEW, title: name },
    write: createRequest,
    args: (values) => ({ body: { ...bodyOf(values), workspaceId } }),
    onSuccess: ({ request }) => {
      toast.positive(t('Request added'))
      onSaved(request)
    },
  })
}

export function useEditedRequestForm(request: RequestView, { onSaved }: FormOptions) {
  const t = useTranslate()
  return useContractForm({
    initialValues: valuesOf(request),
    write: updateRequest,
    args: (values, { version }) => ({
      params: { id: request.id },
      body: { ...bodyOf(values), version },
    }),
    record: {
      key: `request ${request.id}`,
      version: request.version,
      valuesOf,
      versionOf: (saved) => saved.request.version,
    },
    onSuccess: (saved) => {
      toast.positive(t('Request updated successfully'))
      onSaved(saved.request)
    },
  })
}
