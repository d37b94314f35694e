import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../../lib/i18n.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { firstStepsQuery } from './first-steps.queries.ts'

/** Leads who looks after a site without titles to its first steps. */
export function FirstStepsNotice() {
  const t = useTranslate()
  const { data } = useQuery(firstStepsQuery())
  if (!data || data.has_titles) return null
  return (
    <EmptyState
      title={t('Your site has no titles yet')}
      text={t('Five short steps lead to a site that people can use.')}
    >
      <Button renderRoot={(props) => <Link to="/admin/first-steps" {...props} />}>
        {t('Set up the site')}
      </Button>
    </EmptyState>
  )
}
