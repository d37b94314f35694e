import type { DownloadPageView } from '@mediatheque/contract/links/downloads/downloads.schemas.ts'
import { linkEndpoints } from '@mediatheque/contract/links/links/links.endpoints.ts'
import type { LinkOptionsView } from '@mediatheque/contract/links/link-options/link-options.schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { call } from '../../../../lib/api.ts'
import { useContractForm } from '../../../../lib/forms.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { Page } from '../../../../ui/page.tsx'
import { refreshLinks } from '../links.queries.ts'
import { TitleStrip } from '../title-strip.tsx'
import { LinkEditor } from './link-editor.tsx'
import { createBody, NEW_LINK_VALUES } from './link-fields.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'

interface NewLinkPageProps {
  title: DownloadPageView['title']
  canAddEpisodes: boolean
  options: LinkOptionsView
  season?: number | undefined
}

/** New links of a title. */
export function NewLinkPage({ title, canAddEpisodes, options, season }: NewLinkPageProps) {
  const t = useTranslate()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const isDone = useRef(false)
  const back = () =>
    navigate({ to: '/admin/liens/$titleId', params: { titleId: String(title.id) } })
  const { form, isSubmitting, handleSubmit } = useContractForm({
    initialValues: { ...NEW_LINK_VALUES, ...(season !== undefined && { saison: season }) },
    submit: (values) =>
      call(linkEndpoints.createLinks, { body: createBody(values, title.id, title.is_series) }),
    onSuccess: async ({ data }) => {
      isDone.current = true
      await refreshLinks(queries)
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
        form={form}
        options={options}
        isSeries={title.is_series}
        catalogue={{ seasons: title.seasons, canAddEpisodes }}
        isNew
        isSubmitting={isSubmitting}
        onSubmit={handleSubmit}
        onCancel={() => void back()}
      />
      <UnsavedGuard isDirty={() => !isDone.current && form.isDirty()} />
    </Page>
  )
}
