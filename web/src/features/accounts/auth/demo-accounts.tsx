import { DEMO_ACCOUNTS, demoEmail } from '@mediatheque/contract/accounts/users/demo-accounts.ts'
import { NativeSelect } from '@mantine/core'
import { useTranslate } from '../../../lib/i18n.ts'
import classes from './auth.module.css'

/** In demo mode: fills the form in for one of the accounts, one per kind of user. */
export function DemoAccounts({ onChoose }: { onChoose(email: string): void }) {
  const t = useTranslate()
  return (
    <div className={classes.demo}>
      <NativeSelect
        label={t('Demo: choose an account')}
        description={t('Every demo account has the same password, already filled in.')}
        defaultValue={demoEmail('member')}
        onChange={(event) => onChoose(event.currentTarget.value)}
        data={DEMO_ACCOUNTS.map((name) => ({ value: demoEmail(name), label: demoEmail(name) }))}
      />
    </div>
  )
}
