import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { Breadcrumbs, type Crumb } from '../../../ui/breadcrumbs.tsx'

/** Breadcrumbs of the catalogue: the last one is the page itself. */
export function PageCrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useTranslate()
  const shown = crumbs.map((crumb, index) =>
    index === crumbs.length - 1 ? { name: crumb.name } : crumb,
  )
  return (
    <Breadcrumbs
      label={t('Where you are')}
      crumbs={shown}
      link={(path, name) => (
        <Link to={path as '/'} activeOptions={{ exact: true }}>
          {name}
        </Link>
      )}
    />
  )
}
