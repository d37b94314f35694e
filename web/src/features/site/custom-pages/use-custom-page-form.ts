import type { EditedCustomPage } from '@mediatheque/contract/site/custom-pages/custom-pages.schemas.ts'
import { useNavigate } from '@tanstack/react-router'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { wordsOfRichText } from '../../../ui/words-of-rich-text.ts'
import { createCustomPage, updateCustomPage } from './custom-pages.queries.ts'

const valuesOf = (page?: EditedCustomPage) => ({
  title: page?.title ?? '',
  title_fr: page?.title_fr ?? '',
  slug: page?.slug ?? '',
  body: page?.body ?? '',
  body_fr: page?.body_fr ?? '',
  description: page?.description ?? '',
  description_fr: page?.description_fr ?? '',
  is_published: page?.is_published ?? false,
  is_in_footer: page?.is_in_footer ?? false,
})
export type CustomPageValues = ReturnType<typeof valuesOf>

/** Saved, it leads back to the list. */
function useSaved() {
  const t = useTranslate()
  const navigate = useNavigate()
  return async () => {
    toast.positive(t('Page saved'))
    await navigate({ to: '/admin/custom-pages' })
  }
}

export function useNewPageForm() {
  return useContractForm({
    initialValues: valuesOf(),
    write: createCustomPage,
    args: (values) => ({ body: values }),
    onSuccess: useSaved(),
  })
}

export function useEditedPageForm(page: EditedCustomPage) {
  return useContractForm({
    initialValues: valuesOf(page),
    write: updateCustomPage,
    args: (values, { version }) => ({ params: { id: page.id }, body: { ...values, version } }),
    record: {
      key: `custom page ${page.id}`,
      version: page.version,
      valuesOf: (current: EditedCustomPage) => valuesOf(current),
      versionOf: (saved) => saved.page.version,
      texts: { body: wordsOfRichText, body_fr: wordsOfRichText },
    },
    onSuccess: useSaved(),
  })
}
