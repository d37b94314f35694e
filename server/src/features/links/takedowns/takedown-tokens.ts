import type { Needs } from '../../../platform/platform.ts'

const PURPOSE = 'takedown-notice'

/** Stands for the sender of a notice, without an account: the number signed, so that nothing secret is kept. */
export const makeToken = ({ secrets }: Needs<'secrets'>, noticeId: number): string =>
  `${noticeId}.${secrets.sign(String(noticeId), PURPOSE)}`

/** @returns the number of the notice; undefined for what was made up */
export function readToken({ secrets }: Needs<'secrets'>, token: string): number | undefined {
  const [id = '', signature = ''] = token.split('.')
  const isReal = /^\d{1,15}$/.test(id) && secrets.isSignatureValid(id, signature, PURPOSE)
  return isReal ? Number(id) : undefined
}
