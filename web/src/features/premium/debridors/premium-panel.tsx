import type { OnSearch } from '../../../lib/lists/list-search.ts'
import type { CurrentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import { Switch } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslate } from '../../../lib/i18n.ts'
import { toast } from '../../../lib/toast.ts'
import { useSaveDetails } from '../../../lib/use-save-details.ts'
import { SettingsPanel } from '../../../ui/settings-panel.tsx'
import { DebridorsSection } from './debridors-section.tsx'
import type { DebridorSearch } from './debridors.queries.ts'
import classes from './premium-panel.module.css'

interface PremiumPanelProps {
  user: CurrentUserView
  search: DebridorSearch
  onSearch: OnSearch<DebridorSearch>
}

/** What premium members have on top: links opened by themselves, through accounts of theirs. */
export function PremiumPanel({ user, search, onSearch }: PremiumPanelProps) {
  const t = useTranslate()
  return (
    <SettingsPanel
      id="premium"
      title={t('Premium settings')}
      text={t('Your accounts at debrid services, and whether links are opened through them.')}
    >
      <div className={classes.switch}>
        <AutomaticSwitch user={user} />
      </div>
      <DebridorsSection search={search} onSearch={onSearch} />
    </SettingsPanel>
  )
}

/** Saves at once; shows what was chosen while that is on its way, and what is stored when it failed. */
function AutomaticSwitch({ user }: { user: CurrentUserView }) {
  const t = useTranslate()
  const { save, explain } = useSaveDetails(user)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (isOn: boolean) => save({ more_info: { debrid_link: isOn } }),
    onSuccess: () => toast.positive(t('Updated preferences')),
    onError: explain,
  })
  const chosen = isPending ? variables : undefined
  return (
    <Switch
      label={t('Automatic premium link generation')}
      description={t('Links of file hosts become direct ones as soon as you open them.')}
      checked={chosen ?? user.more_info.debrid_link}
      onChange={({ currentTarget }) => !isPending && mutate(currentTarget.checked)}
    />
  )
}
