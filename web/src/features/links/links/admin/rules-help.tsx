import { useTranslate } from '../../../../lib/i18n.ts'
import { useSession } from '../../../../lib/session.tsx'
import { HelpButton } from '../../../../ui/help-button.tsx'

/** What is expected of contributions, with the site's own page about it where it has one. */
export function RulesHelp() {
  const t = useTranslate()
  const { settings } = useSession()
  const address = settings.links.rules_url
  return (
    <HelpButton
      label={t('Rules for contributions')}
      text={t(
        'Add only what may be shared: works in the public domain or under a free licence. Look whether the same is there already, say the quality and the languages that it really has, and replace what has died.',
      )}
    >
      {address && (
        <a href={address} target="_blank" rel="noreferrer noopener">
          {t('All rules of this site')}
        </a>
      )}
    </HelpButton>
  )
}
