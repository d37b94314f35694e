import { useTranslate } from '../../../lib/i18n.ts'
import { ErrorState } from '../../../ui/error-state.tsx'

export function FailedFigures({ onRetry }: { onRetry(): void }) {
  const t = useTranslate()
  return (
    <ErrorState
      title={t('The figures could not be loaded')}
      text={t('Please try again later')}
      retryLabel={t('Try again')}
      onRetry={onRetry}
    />
  )
}
