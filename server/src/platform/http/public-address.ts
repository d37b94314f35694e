import { lookup as lookUp, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether an IP address belongs to the open internet: no loopback, private, link-local or reserved network. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

/** For sockets: finds the addresses of a name and fails when one is not public, so that no name leads inside. */
export const lookUpPublicly: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '', 4)
    const inside = addresses.find(({ address }) => !isPublicAddress(address))
    if (inside || addresses.length === 0)
      return callback(new Error(`${hostname} is not on the open internet`), '', 4)
    if (options.all) return callback(null, addresses as never, 4)
    return callback(null, addresses[0]!.address, addresses[0]!.family)
  })
}
