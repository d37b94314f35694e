/**
 * Amounts of money: whole numbers of the smallest unit of their currency in the database and towards payment providers
 * (`amount_minor`), whole units on the wire and on pages (4.5 is four euros fifty).
 *
 * The decimals are those of ISO 4217. `Intl` is not asked for them: it says how prices are usually written in shops (none
 * for forints and Colombian pesos), and engines differ in it. Where a provider counts a currency otherwise, its adapter
 * says so.
 */
const DECIMALS: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
}
const USUAL_DECIMALS = 2

const decimalsByCurrency = new Map(
  Object.entries(DECIMALS).flatMap(([decimals, currencies]) =>
    currencies.split(' ').map((currency) => [currency, Number(decimals)] as const),
  ),
)

/** Providers take no finer amounts: PayPal whole forints and Taiwan dollars, Stripe dinars and rials in hundredths. */
const COARSE: Readonly<Record<string, number>> = { HUF: 100, TWD: 100 }
const COARSE_OF_THREE = 10

/** In the smallest unit: what is counted, and not typed, is rounded to it. */
export function payableStep(currency: string): number {
  return COARSE[currency] ?? (decimalsOf(currency) === 3 ? COARSE_OF_THREE : 1)
}

/** An amount in the smallest unit of its currency: cents, yen, thousandths of a dinar. Never a fraction. */
export interface Money {
  readonly minor: number
  /** ISO 4217. */
  readonly currency: string
}

/** How many decimals an amount of this currency (ISO 4217) may have. */
export function decimalsOf(currency: string): number {
  return decimalsByCurrency.get(currency) ?? USUAL_DECIMALS
}

/** Whole units → smallest units: 4.5 euros are 450. What is finer than the currency is rounded; ask `isExact` before. */
export function toMinor(amount: number, currency: string): number {
  return Math.round(amount * 10 ** decimalsOf(currency))
}

/** Smallest units → whole units: 450 cents are 4.5. */
export function toWhole(amountMinor: number, currency: string): number {
  return amountMinor / 10 ** decimalsOf(currency)
}

/** The currency has a coin for it: 4.55 euros, not 4.555, and no half yen. */
export function isExact(amount: number, currency: string): boolean {
  return toWhole(toMinor(amount, currency), currency) === amount
}

/**
 * Reads an amount as people and PayPal write it: `4.50`.
 * @throws RangeError for what is no amount, is too large to count, or is finer than the currency is
 */
export function moneyFromDecimal(amount: string | number, currency: string): Money {
  const [, sign = '', whole = '', fraction = ''] =
    /^(-?)(\d{1,15})(?:\.(\d+))?$/.exec(String(amount)) ?? []
  const decimals = decimalsOf(currency)
  const kept = fraction.slice(0, decimals).padEnd(decimals, '0')
  const minor = Number(`${sign}${whole}${kept}`)
  const isFiner = /[1-9]/.test(fraction.slice(decimals))
  if (whole === '' || isFiner || !Number.isSafeInteger(minor))
    throw new RangeError(`${amount} is no amount in ${currency}`)
  return { minor: minor + 0, currency }
}

/** As people and PayPal write it, with all decimals of the currency: `4.50`. */
export function decimalOfMoney({ minor, currency }: Money): string {
  const decimals = decimalsOf(currency)
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const sign = minor < 0 ? '-' : ''
  if (decimals === 0) return `${sign}${digits}`
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Whole units as readers of a language write them, with their currency; round amounts without decimals. */
export const formatMoney = (amount: number, currency: string, language: string): string =>
  moneyFormat(currency, language, 'stripIfInteger').format(amount)

/** As {@link formatMoney}, with all decimals: for amounts that stand below each other. */
export const formatFullMoney = (amount: number, currency: string, language: string): string =>
  moneyFormat(currency, language, 'auto').format(amount)

function moneyFormat(
  currency: string,
  language: string,
  trailingZeroDisplay: 'auto' | 'stripIfInteger',
): Intl.NumberFormat {
  const decimals = decimalsOf(currency)
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    trailingZeroDisplay,
  })
}

/** Currencies of ISO 4217 that people pay in. */
export const CURRENCIES: readonly string[] = (
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BWP BYN BZD CAD CDF CHF CLP CNY ' +
  'COP CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD ISK ' +
  'JMD JOD JPY KES KGS KHR KMF KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN ' +
  'MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SEK SGD SHP SLE SOS ' +
  'SRD STN SZL THB TJS TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VND VUV WST XAF XCD XOF XPF YER ZAR ZMW'
).split(' ')
