import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { useNavigate } from '@tanstack/react-router'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { createTitle } from './title-records.queries.ts'

const NEW = {
  name: '',
  name_fr: '',
  original_name: '',
  type: 'movie' as TitleType,
  is_series: false,
  release_date: '',
  year: '',
  plot: '',
  plot_fr: '',
  runtime: '',
  language: null as string | null,
  certification: '',
  genres: [] as string[],
  is_another: false,
}
export type NewTitleValues = typeof NEW

/** Added, it leads to the links of the title, where an uploader goes on. */
export function useNewTitleForm() {
  const t = useTranslate()
  const navigate = useNavigate()
  return useContractForm({
    initialValues: NEW,
    write: createTitle,
    args: ({ genres, ...values }) => ({ body: { ...values, genres: genres.map(Number) } }),
    onSuccess: async ({ title }) => {
      toast.positive(t('Title added'))
      await navigate({ to: '/admin/liens/$titleId', params: { titleId: String(title.id) } })
    },
  })
}
