import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../lib/i18n.ts'
import { MessagePage } from './message-page.tsx'

export function NotFoundPage() {
  const t = useTranslate()
  return (
    <MessagePage
      mark="404"
      title={t('There is nothing here')}
      text={t('The page may have moved, or the title may have been taken out of the catalogue.')}
    >
      <Button component={Link} to="/">
        {t('Take me there!')}
      </Button>
    </MessagePage>
  )
}
