import type { Needs } from '../../../platform/platform.ts'

const PURPOSE = 'workspace-invite'

/** What opens an invitation: its number, signed, so that nobody finds others by counting. */
export function inviteIdOf(platform: Needs<'secrets'>, id: number): string {
  return `${id}.${platform.secrets.sign(String(id), PURPOSE)}`
}

export function readInviteId(platform: Needs<'secrets'>, inviteId: string): number | undefined {
  const [id = '', signature = ''] = inviteId.split('.')
  return /^\d{1,15}$/.test(id) && platform.secrets.isSignatureValid(id, signature, PURPOSE)
    ? Number(id)
    : undefined
}
