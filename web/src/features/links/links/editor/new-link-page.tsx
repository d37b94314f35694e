import type { DownloadPageView } from '@mediatheque/contract/links/downloads/downloads.schemas.ts'
import type { LinkOptionsView } from '@mediatheque/contract/links/link-options/link-options.schemas.ts'
import { useNavigate } from '@tanstack/react-router'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { Page } from '../../../../ui/page.tsx'
import { createLinks } from '../links.queries.ts'
import { TitleStrip } from '../title-strip.tsx'
import { LinkEditor } from './link-editor.tsx'
import { createBody, LINK_FIELD_NAMES, NEW_LINK_VALUES } from './link-fields.tsx'

interface NewLinkPageProps {
  title: DownloadPageView['title']
  canAddEpisodes: boolean
  options: LinkOptionsView
  season?: number | undefined
}

/** New links of a title. */
export function NewLinkPage({ title, canAddEpisodes, options, season }: NewLinkPageProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const back = () =>
    navigate({ to: '/admin/liens/$titleId', params: { titleId: String(title.id) } })
  const contract = useContractForm({
    initialValues: { ...NEW_LINK_VALUES, ...(season !== undefined && { saison: season }) },
    write: createLinks,
    args: (values) => ({ body: createBody(values, title.id, title.is_series) }),
    fieldNames: LINK_FIELD_NAMES,
    onSuccess: async ({ data }) => {
      const other = data.warnings[0]
      toast.positive(
        other
          ? t('Links added. One of them is on :title too.', { title: other.title_name })
          : t('Links added'),
      )
      await back()
    },
  })
  return (
    <Page>
      <TitleStrip title={title} heading={t('New lien on :title', { title: title.name })} />
      <LinkEditor
        contract={contract}
        options={options}
        isSeries={title.is_series}
        catalogue={{ seasons: title.seasons, canAddEpisodes }}
        isNew
        onCancel={() => void back()}
      />
    </Page>
  )
}
