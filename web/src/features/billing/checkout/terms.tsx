import type { PriceView } from '@mediatheque/contract/billing/products/products.schemas.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { usePriceText } from '../../../lib/price.ts'
import { useSession } from '../../../lib/session.tsx'
import classes from './checkout.module.css'

/** What somebody agrees to who pays: that it renews, and the rules that the site has everybody accept. */
export function Terms({ price }: { price: PriceView }) {
  const t = useTranslate()
  const { amount, period } = usePriceText()(price)
  const { policies } = useSession().settings.registration
  const read = policies.filter(({ url }) => url !== null)
  return (
    <div className={classes.note}>
      <p>
        {t(
          'It renews by itself, for :amount :period, until you cancel it: at any time, under Billing.',
          {
            amount,
            period,
          },
        )}
      </p>
      {read.length > 0 && (
        <p>
          {t('What you accepted when you came holds here, too:')}{' '}
          {read.map(({ id, label, url }, at) => (
            <span key={id}>
              {at > 0 && ' · '}
              <a href={url!} target="_blank" rel="noreferrer">
                {t(label)}
              </a>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
