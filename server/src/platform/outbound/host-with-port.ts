/**
 * A host with its port, in the one spelling by which two addresses are compared: `127.1` and `0x7f000001` are read as
 * `127.0.0.1` by then, and `nas.local.` is `nas.local`.
 */
export function hostWithPort({ protocol, hostname, port }: URL): string {
  const usualPort = protocol === 'https:' ? '443' : '80'
  return `${hostname.replace(/\.$/, '')}:${port || usualPort}`
}
