import { createFileRoute } from '@tanstack/react-router'
import { NewArticle } from '../features/catalogue/news/admin/article-editor.tsx'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/news/add')({
  head: () => ({ meta: [{ title: translate('New article') }] }),
  component: NewArticle,
})
