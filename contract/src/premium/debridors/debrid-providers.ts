interface DebridProvider {
  /** `provider` of the wire. */
  readonly id: number
  /** A name of its own, the same in every language. */
  readonly name: string
  /** `id_host` of the wire: the file host behind an account that opens one host only. */
  readonly hostId: number | null
  /** It wants to know who will download, and its members may let it. */
  readonly asksForAddress?: true
}

/** Services that turn links of file hosts into direct ones, and file hosts that do so for their own premium members. */
export const DEBRID_PROVIDERS = [
  { id: 1, name: 'debrid-link', hostId: null },
  { id: 2, name: 'alldebrid', hostId: null },
  { id: 3, name: 'real-debrid', hostId: null, asksForAddress: true },
  { id: 4, name: 'darkibox', hostId: 2 },
  { id: 5, name: '1fichier', hostId: 5 },
  { id: 6, name: 'send.cm', hostId: 36 },
  { id: 7, name: 'media.cm', hostId: 37 },
] as const satisfies readonly DebridProvider[]

export function findDebridProvider(id: number): DebridProvider | undefined {
  return DEBRID_PROVIDERS.find((provider) => provider.id === id)
}
