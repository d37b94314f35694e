import { linkEndpoints } from '@mediatheque/contract/links/links/links.endpoints.ts'
import type { LinkOptionsView } from '@mediatheque/contract/links/link-options/link-options.schemas.ts'
import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { call } from '../../../../lib/api.ts'
import { useContractForm } from '../../../../lib/forms.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { Page } from '../../../../ui/page.tsx'
import { StatusChip } from '../link-cells.tsx'
import { refreshLinks } from '../links.queries.ts'
import { TitleStrip } from '../title-strip.tsx'
import classes from './link-editor.module.css'
import { LinkEditor } from './link-editor.tsx'
import { updateBody, valuesOfLink } from './link-fields.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'

interface EditLinkPageProps {
  link: LinkView
  nfo: string
  options: LinkOptionsView
}

/** An existing link. A new address by its uploader waits for a moderator again, and the page says so. */
export function EditLinkPage({ link, nfo, options }: EditLinkPageProps) {
  const t = useTranslate()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const isDone = useRef(false)
  const seen = useRef(link.version)
  const back = () =>
    navigate({ to: '/admin/liens/$titleId', params: { titleId: String(link.title_id) } })
  const initialValues = valuesOfLink(link, nfo)
  const { form, isSubmitting, handleSubmit } = useContractForm({
    initialValues,
    submit: (values) => {
      const isSizeTouched =
        values.taille !== initialValues.taille || values.unit !== initialValues.unit
      return call(linkEndpoints.updateLink, {
        params: { id: link.id },
        body: {
          version: seen.current,
          ...updateBody(values, link.post.is_series, isSizeTouched),
        },
      })
    },
    onLookAgain: ({ version }) => {
      seen.current = version
    },
    onSuccess: async ({ data }) => {
      isDone.current = true
      await refreshLinks(queries)
      const waits = data.lien.active === 0 && link.active !== 0
      toast.positive(
        waits ? t('Link updated. It waits for validation again.') : t('Link updated successfully'),
      )
      await back()
    },
  })
  return (
    <Page>
      <TitleStrip
        title={link.post}
        heading={t('Edit lien Id :id on :title', { id: link.id, title: link.post.name })}
      >
        <p className={classes.status}>
          <StatusChip link={link} />
        </p>
      </TitleStrip>
      <LinkEditor
        form={form}
        options={options}
        isSeries={link.post.is_series}
        isNew={false}
        isSubmitting={isSubmitting}
        onSubmit={handleSubmit}
        onCancel={() => void back()}
      />
      <UnsavedGuard isDirty={() => !isDone.current && form.isDirty()} />
    </Page>
  )
}
