/** How often something may be tried, and by whom tries are counted. */
export interface Throttle {
  /** What is counted: `login.address`. Two endpoints with the same throttle share its count. */
  readonly name: string
  /** An address, of IPv6 its network; or an account. */
  readonly by: 'address' | 'account'
  readonly attempts: number
  readonly windowSeconds: number
}

/** The throttle that an endpoint declares is counted by address, before anything else of the call is looked at. */
export type EndpointThrottle =
  | (Throttle & {
      readonly by: 'address'
      /** Only calls that failed count: for passwords and codes, which many behind one address give rightly. */
      readonly forgivesGoodCalls?: true
    })
  /** Why nobody has to be kept from calling this again and again. */
  | { readonly unlimited: string }
