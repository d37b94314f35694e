import type { Page } from '@mediatheque/contract/core/list-query.ts'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../lib/i18n.ts'
import { Pagination } from './pagination.tsx'

/** Leads to the other pages of what is shown, by the `page` of the address. */
export function PageLinks({ of }: { of: Omit<Page<unknown>, 'data'> }) {
  const t = useTranslate()
  return (
    <Pagination
      page={of.current_page}
      lastPage={of.last_page}
      hasNext={of.next_page !== null}
      labels={{ navigation: t('Other pages'), previous: t('Previous'), next: t('Next') }}
      link={(page, { children, ...rest }) => (
        <Link to="." search={(page === 1 ? {} : { page }) as never} {...rest}>
          {children}
        </Link>
      )}
    />
  )
}
