import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '../app/not-found-page.tsx'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/404')({
  head: () => ({
    meta: [{ title: translate('There is nothing here') }, { name: 'robots', content: 'noindex' }],
  }),
  component: NotFoundPage,
})
