import { createFileRoute, notFound } from '@tanstack/react-router'
import { translate } from '../lib/i18n.ts'

/** What is nowhere in the administration: in its frame, for those who may enter it. Else it would be a channel. */
export const Route = createFileRoute('/_shell/admin/$')({
  loader: () => {
    throw notFound()
  },
  head: () => ({ meta: [{ title: translate('There is nothing here') }] }),
})
