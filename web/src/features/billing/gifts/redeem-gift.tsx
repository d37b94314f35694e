import { giftCodeEndpoints } from '@mediatheque/contract/billing/gifts/gift-codes.endpoints.ts'
import { bootstrapEndpoints } from '@mediatheque/contract/site/bootstrap/bootstrap.endpoints.ts'
import { Button, TextInput } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { call } from '../../../lib/api.ts'
import { useFormat } from '../../../lib/format.ts'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { toast } from '../../../lib/toast.ts'
import classes from './redeem-gift.module.css'

const redeemGiftCode = defineWrite(giftCodeEndpoints.redeemGiftCode)

/** For who has no plan: a code that gives one. Visitors log in first. */
export function RedeemGift() {
  const t = useTranslate()
  const { user } = useSession()
  return (
    <section className={classes.gift} aria-labelledby="gift">
      <h2 id="gift">{t('Do you have a gift code?')}</h2>
      {user ? (
        <RedeemForm />
      ) : (
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to="/login" search={{ redirect: '/pricing' } as never} {...props} />
          )}
        >
          {t('Log in to use it')}
        </Button>
      )}
    </section>
  )
}

function RedeemForm() {
  const t = useTranslate()
  const format = useFormat()
  const navigate = useNavigate()
  const { applyBootstrapData } = useSession()
  const contract = useContractForm({
    initialValues: { code: '' },
    write: redeemGiftCode,
    args: ({ code }) => ({ body: { code } }),
    onSuccess: async ({ subscription: { product, current_period_end: end } }) => {
      await applyBootstrapData(await call(bootstrapEndpoints.getBootstrapData))
      const values = { plan: t(product.name), date: format.longDate(end) }
      toast.positive(t(':plan is yours until :date', values))
      await navigate({ to: '/billing' })
    },
  })
  const { form, isSubmitting } = contract
  return (
    <ContractForm of={contract}>
      <div className={classes.fields}>
        <TextInput
          aria-label={t('Gift code')}
          placeholder="ABCD-EFGH-JKMN-PQRS"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.getInputProps('code')}
        />
        <Button type="submit" variant="default" loading={isSubmitting}>
          {t('Use the code')}
        </Button>
      </div>
    </ContractForm>
  )
}
