import { CHECK_RESULT_LABELS } from '@mediatheque/contract/links/checker/check-results.ts'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { checkLink } from './checker.queries.ts'

/** Looks at a link now, and says what was found. */
export function useCheckLink() {
  const t = useTranslate()
  return useWrite(checkLink, {
    onSuccess: ({ is_done, lien: { check } }) => {
      if (!is_done || !check)
        toast.positive(t('The host is busy or paused: this link is its next one'))
      else toast.positive(t('Checked: :result', { result: t(CHECK_RESULT_LABELS[check.result]) }))
    },
  })
}
