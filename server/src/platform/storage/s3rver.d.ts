// The package comes without types; this is what the tests use of it.
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net'

  export default class S3rver {
    constructor(options: {
      readonly address: string
      /** 0: a free one. */
      readonly port: number
      readonly silent: boolean
      readonly directory: string
      readonly vhostBuckets: boolean
      readonly configureBuckets: readonly {
        readonly name: string
        /** XML: a `CORSConfiguration`. */
        readonly configs?: readonly string[]
      }[]
    })
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
